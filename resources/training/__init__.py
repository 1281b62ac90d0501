"""Scripts that make the committed tables of the games; run as `python -m resources.training.<game>`.

They may use NumPy, which nothing else in the tree does. The program never imports them.
"""
