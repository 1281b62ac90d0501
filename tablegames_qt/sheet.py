"""The style sheet of all widgets, with a `$token` for each colour that `theme.stylesheet` fills in."""

from string import Template

SHEET = Template(
    """
QMainWindow, QDialog, QMessageBox { background: $panel; }
QLabel, QCheckBox, QRadioButton, QGroupBox { color: $ink; background: transparent; }
QLabel[role="title"] { font-size: 36px; font-weight: 700; }
QLabel[role="heading"] { font-size: 18px; font-weight: 600; }
QLabel[role="name"] { font-weight: 600; }
QLabel[role="number"] { font-size: 40px; font-weight: 700; }
QLabel[role="second"] { color: $ink_2; font-size: 13px; }
QLabel[role="quiet"] { color: $ink_3; font-size: 13px; }
QLabel[role="group"] { color: $ink_3; font-size: 13px; font-weight: 600; }
QLabel[role="above"] { color: $accent_text; font-size: 13px; font-weight: 600; }
QLabel[role="strip-name"] { font-size: 21px; font-weight: 700; }
QLabel[role="lead"] { color: $ink_2; font-size: 15px; }
QLabel[role="dialog-title"] { font-size: 24px; font-weight: 700; }
QLabel[role="accent"] { color: $accent_text; }
QScrollArea[large="true"] QLabel { font-size: 17px; }
QScrollArea[large="true"] QLabel[role="heading"] { font-size: 22px; }
QScrollArea[large="true"] QLabel[role="number"] { font-size: 48px; }
QScrollArea[large="true"] QLabel[role="second"], QScrollArea[large="true"] QLabel[role="quiet"],
QScrollArea[large="true"] QLabel[role="group"] { font-size: 16px; }
QLabel[role="marked"] { background: $accent; color: $on_accent; font-weight: 600; }
QLabel[role="tag"] {
    background: $chosen; color: $on_chosen; border: 1px solid $chosen_edge; border-radius: 5px; padding: 1px 6px;
    font-weight: 600;
}
QLabel[role="tag-now"] {
    background: $accent; color: $on_accent; border-radius: 5px; padding: 2px 7px; font-weight: 600;
}
QLabel:disabled, QCheckBox:disabled, QRadioButton:disabled { color: $ink_3; }

QMenuBar { background: $bar; color: $ink; padding: 0px 4px; }
QMenuBar::item { background: transparent; padding: 5px 12px 6px 12px; font-size: 13px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $button; }
QMenu { background: $panel_2; color: $ink; border: 1px solid $button_edge; border-radius: 8px; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 26px; border-radius: 5px; }
QMenu::item:selected { background: $hover; }
QMenu::item:disabled { color: $ink_3; }
QMenu::separator { height: 1px; background: $hairline; margin: 5px 8px; }

QToolBar { background: $bar_2; border: none; border-bottom: 1px solid $hairline; padding: 2px 6px; spacing: 4px; }
QToolBar::separator { width: 1px; background: $hairline; margin: 5px 8px; }
QToolBar QToolButton { min-height: 26px; }
QToolButton {
    background: transparent; color: $ink; border: 3px solid transparent; border-radius: 8px; padding: 0px 8px;
}
QToolButton:hover { background: $button; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $tool_on; }
QToolButton:disabled { color: $ink_3; }
QToolButton:focus { border-color: $focus; }
QToolButton::menu-indicator { image: none; }

QStatusBar { background: $bar; color: $ink; min-height: 28px; border-top: 1px solid $hairline; }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 0px 8px; font-size: 13px; }
QStatusBar QLabel[role="quiet"] { color: $ink_3; }
QStatusBar QLabel[role="warned"] {
    background: $accent; color: $on_accent; border-radius: 6px; font-weight: 700; margin: 2px 4px;
}

QDockWidget { color: $ink; titlebar-close-icon: none; }
QDockWidget::title { background: $panel; padding: 8px 14px; }
QFrame[role="dock"], QScrollArea[role="dock"] { background: $panel; border: none; border-left: 1px solid $hairline; }
QScrollArea[place="below"] { border-left: none; border-top: 1px solid $hairline; }
QFrame[role="box"] { background: $panel_2; border: none; border-radius: 14px; }
QFrame[role="panel"] { background: $panel; border: 1px solid $hairline; border-radius: 14px; }
QFrame[role="strip"] { background: $panel; border: 1px solid $hairline; border-radius: 16px; }
QFrame[role="line"] { background: $hairline; border: none; min-height: 1px; max-height: 1px; }
QFrame[role="notice"] { background: $notice; border: none; border-radius: 10px; }
QFrame[role="notice"] QLabel { color: $on_notice; }
QFrame[role="band"] { background: $panel_2; border: none; border-bottom: 2px solid $ink; }
QFrame[role="band"] QLabel { font-size: 15px; font-weight: 600; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }

QPushButton {
    background: $button; color: $ink; border: 1px solid $button_edge; border-radius: 8px;
    min-height: 34px; padding: 0px 18px; font-weight: 600; outline: none;
}
QPushButton:hover { border-color: $button_edge_hover; }
QPushButton:pressed { background: $pressed; }
QPushButton:disabled { background: transparent; color: $ink_3; border-color: $hairline; }
QPushButton:focus { border: 3px solid $focus; padding: 0px 16px; min-height: 30px; }
QPushButton[role="default"] { background: $accent; color: $on_accent; border: 1px solid $accent; }
QPushButton[role="default"]:hover { background: $accent_hover; }
QPushButton[role="default"]:pressed { background: $accent_pressed; }
QPushButton[role="default"]:disabled { background: transparent; color: $ink_3; border: 1px solid $hairline; }
QPushButton[role="default"]:focus { border: 3px solid $focus; }
QPushButton[large="true"] { min-height: 42px; min-width: 100px; font-size: 15px; border-radius: 8px; }
QPushButton[large="true"]:focus { min-height: 38px; min-width: 100px; }
QPushButton[role="curtain"] {
    background: $accent; color: $on_accent; border: 1px solid $accent;
    min-height: 58px; min-width: 202px; font-size: 20px; border-radius: 8px;
}
QPushButton[role="curtain"]:hover { background: $accent_hover; }
QPushButton[role="curtain"]:pressed { background: $accent_pressed; }
QPushButton[role="curtain"]:focus { border: 3px solid $focus; min-height: 54px; }
QLabel[role="curtain-lead"] { color: $ink_2; font-size: 22px; font-weight: 500; }
QLabel[role="curtain-words"] { color: $ink_2; font-size: 17px; }
QLabel[role="curtain-state"] { font-size: 16px; }
QPushButton[role="quiet"] { background: transparent; border: 1px solid transparent; color: $accent_text; }
QPushButton[role="quiet"]:hover { background: $button; }
QPushButton[role="quiet"]:disabled { color: $ink_3; }
QPushButton[role="quiet"]:focus { border: 3px solid $focus; }
QFrame[role="segments"] { background: $field; border: 1px solid $hairline; border-radius: 10px; }
QPushButton[role="segment"], QPushButton[role="tab"] {
    background: transparent; border: 1px solid transparent; border-radius: 7px;
    min-height: 28px; padding: 0px 12px; font-weight: 500;
}
QPushButton[role="segment"]:hover, QPushButton[role="tab"]:hover { background: $button; }
QPushButton[role="segment"]:focus, QPushButton[role="tab"]:focus { border: 1px solid transparent; padding: 0px 12px; }
QPushButton[role="tab"]:checked { background: $tool_on; color: $ink; font-weight: 600; }
QPushButton[role="segment"]:checked, QPushButton[role="choice"]:checked {
    background: $chosen; color: $on_chosen; border: 1px solid $chosen_edge; font-weight: 600;
}
QPushButton[role="segment"]:checked:disabled { background: $button; color: $ink_3; border-color: transparent; }
QPushButton[role="choice"] { padding: 0px 14px; font-weight: 500; border: 1px solid $button_edge; }
QPushButton[role="choice"]:disabled { background: transparent; color: $ink_3; border-color: transparent; }
QPushButton[role="choice"]:focus { border: 3px solid $focus; padding: 0px 12px; min-height: 30px; }
QPushButton[role="choice"]:checked:focus { border: 3px solid $chosen_focus; }
QPushButton[role="segment"]:disabled { color: $ink_3; }
QPushButton[role="link"] {
    background: transparent; border: 1px solid transparent; border-radius: 5px; color: $accent_text;
    min-height: 18px; padding: 0px 3px; font-size: 13px;
}
QPushButton[role="link"]:hover { background: $button; }
QPushButton[role="link"]:disabled { color: $ink_3; }
QPushButton[role="link"]:checked { background: $tool_on; color: $ink; }
QPushButton[role="link"]:focus { border: 2px solid $focus; min-height: 16px; padding: 0px 2px; }
QPushButton[role="icon"] { background: transparent; border: 1px solid transparent; padding: 0px 7px; }
QPushButton[role="icon"]:hover { background: $button; }
QPushButton[role="icon"]:focus { border: 3px solid $focus; padding: 0px 5px; }

QLineEdit, QPlainTextEdit, QTextEdit {
    background: $field; color: $ink; border: 1px solid $button_edge; border-radius: 8px; padding: 0px 10px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit { min-height: 34px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 3px solid $focus; padding: 0px 8px;
}
QLineEdit:focus { min-height: 30px; }
QLineEdit:disabled { color: $ink_3; border-color: $hairline; }
QSpinBox, QDoubleSpinBox { min-height: 32px; }
QComboBox {
    background: $field; color: $ink; border: 1px solid $button_edge; border-radius: 8px;
    min-height: 30px; padding: 1px 2px 1px 10px; combobox-popup: 0;
}
QComboBox:hover { border-color: $button_edge_hover; }
QComboBox:focus { border: 3px solid $focus; min-height: 28px; padding: 0px 0px 0px 8px; }
QComboBox:disabled { color: $ink_3; border-color: $hairline; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    background: $panel_2; color: $ink; border: 1px solid $button_edge; outline: none;
}
QCheckBox, QRadioButton { spacing: 9px; min-height: 28px; }
QSlider { min-height: 26px; }

QTextBrowser, QListView, QTreeView, QTableView {
    background: $panel; color: $ink; border: none; outline: none;
    selection-background-color: $hover; selection-color: $ink;
}
QListView::item { padding: 3px 6px; }
QTreeView::item { padding: 4px 4px; }
QTextBrowser { padding: 4px 6px; }
QTextBrowser:focus, QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; }
QTextBrowser[role="plain"] { padding: 0px; border: 2px solid transparent; }
QTextBrowser[role="plain"]:focus { border: 2px solid $focus; }
QTextBrowser[role="page"]:focus { border: 2px solid $button_edge; }
QWidget[role="help"] { background: $panel; }
QHeaderView::section { background: transparent; color: $ink_3; border: none; padding: 5px; font-weight: 500; }
QTableView { gridline-color: $hairline; }
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabBar::tab { background: transparent; color: $ink_2; padding: 8px 14px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; font-weight: 600; border-bottom-color: $ink; }
QTabBar::tab:focus { color: $ink; }
QToolTip { background: $panel_2; color: $ink; border: 1px solid $button_edge; padding: 5px 8px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0px; }
QScrollBar::handle { background: $button_edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $button_edge_hover; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)
