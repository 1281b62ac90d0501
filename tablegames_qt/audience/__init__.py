"""What an audience sees on a projector: a window of its own, fed by public views and events alone."""
