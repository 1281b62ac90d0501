"""Everything the window can do, as actions for menus, tool bar and keys. A disabled action says why, in its menu too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from rules.text import QT_TRANSLATE_NOOP
from tablegames_qt.appearance import Appearance
from tablegames_qt.option_words import translated

ICON = 17


@dataclass(frozen=True)
class Deed:
    """One thing to do: its text in menus, a short text for the tool bar, keys, and an icon.

    `keys` work everywhere in the window; `table_key` is a single key that works only while the table has the focus.
    """

    text: str
    short: str = ""
    keys: tuple[str, ...] = ()
    table_key: str = ""
    icon: str = ""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


DEEDS: Mapping[str, Deed] = {
    "new": Deed(QT_TRANSLATE_NOOP("actions", "&New match …"), keys=("Ctrl+N",)),
    "home": Deed(
        QT_TRANSLATE_NOOP("actions", "&Home"), QT_TRANSLATE_NOOP("actions", "Home"), keys=("Ctrl+Home",), icon="home"
    ),
    "open": Deed(QT_TRANSLATE_NOOP("actions", "&Open a saved match …"), keys=("Ctrl+O",)),
    "rules_card": Deed(QT_TRANSLATE_NOOP("actions", "&Rules of this match …"), icon="rules"),
    "copy_commit": Deed(QT_TRANSLATE_NOOP("actions", "Copy the figures that &fix the deals"), icon="copy"),
    "copy_code": Deed(QT_TRANSLATE_NOOP("actions", "Copy the deal &code"), icon="copy"),
    "keeper": Deed(QT_TRANSLATE_NOOP("actions", "Score &keeper …"), keys=("Ctrl+K",)),
    "tool": Deed(QT_TRANSLATE_NOOP("actions", "Hand ca&lculator …")),
    "verify": Deed(QT_TRANSLATE_NOOP("actions", "&Verify this match …"), icon="shield"),
    "settings": Deed(
        QT_TRANSLATE_NOOP("actions", "&Settings …"),
        keys=("Ctrl+,",),
        icon="settings",
        role=QAction.MenuRole.PreferencesRole,
    ),
    "quit": Deed(QT_TRANSLATE_NOOP("actions", "&Quit"), keys=("Ctrl+Q",), role=QAction.MenuRole.QuitRole),
    "undo": Deed(
        QT_TRANSLATE_NOOP("actions", "&Undo"),
        QT_TRANSLATE_NOOP("actions", "Undo"),
        keys=("Ctrl+Z",),
        table_key="U",
        icon="undo",
    ),
    "redo": Deed(
        QT_TRANSLATE_NOOP("actions", "&Redo"),
        QT_TRANSLATE_NOOP("actions", "Redo"),
        keys=("Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
    ),
    "hint": Deed(
        QT_TRANSLATE_NOOP("actions", "&Hint"), QT_TRANSLATE_NOOP("actions", "Hint"), table_key="H", icon="hint"
    ),
    "again": Deed(
        QT_TRANSLATE_NOOP("actions", "Show the last turn &again"),
        QT_TRANSLATE_NOOP("actions", "Again"),
        table_key="L",
        icon="again",
    ),
    "status": Deed(QT_TRANSLATE_NOOP("actions", "&Say how the match stands"), table_key="S"),
    "score": Deed(
        QT_TRANSLATE_NOOP("actions", "&Score"),
        QT_TRANSLATE_NOOP("actions", "Score"),
        keys=("F4",),
        icon="score",
        checkable=True,
    ),
    "words": Deed(
        QT_TRANSLATE_NOOP("actions", "Table in &words"),
        QT_TRANSLATE_NOOP("actions", "Table in words"),
        keys=("Ctrl+T",),
        icon="words",
        checkable=True,
    ),
    "audience": Deed(
        QT_TRANSLATE_NOOP("actions", "&Audience window"),
        QT_TRANSLATE_NOOP("actions", "Projector"),
        keys=("F5",),
        icon="projector",
        checkable=True,
    ),
    "screen": Deed(QT_TRANSLATE_NOOP("actions", "&Choose the screen …")),
    "swap": Deed(QT_TRANSLATE_NOOP("actions", "S&wap the displays")),
    "blank": Deed(QT_TRANSLATE_NOOP("actions", "&Black picture"), keys=("Ctrl+B",), checkable=True),
    "blank_white": Deed(QT_TRANSLATE_NOOP("actions", "W&hite picture"), keys=("Ctrl+Shift+B",), checkable=True),
    "freeze": Deed(QT_TRANSLATE_NOOP("actions", "&Freeze the picture"), keys=("Ctrl+Shift+F",), checkable=True),
    "margin": Deed(QT_TRANSLATE_NOOP("actions", "Safe &margin"), checkable=True),
    "bright": Deed(QT_TRANSLATE_NOOP("actions", "Colours for a &bright room"), checkable=True),
    "evening": Deed(QT_TRANSLATE_NOOP("actions", "Board of the &evening"), keys=("Ctrl+E",), icon="evening"),
    "evenings": Deed(
        QT_TRANSLATE_NOOP("actions", "E&venings …"), QT_TRANSLATE_NOOP("actions", "Evenings"), icon="folder"
    ),
    "add_result": Deed(
        QT_TRANSLATE_NOOP("actions", "Add a &result …"), QT_TRANSLATE_NOOP("actions", "Add a result"), icon="plus"
    ),
    "copy_board": Deed(
        QT_TRANSLATE_NOOP("actions", "Copy the evening as &text"),
        QT_TRANSLATE_NOOP("actions", "Copy as text"),
        icon="copy",
    ),
    "export_board": Deed(
        QT_TRANSLATE_NOOP("actions", "E&xport the evening …"), QT_TRANSLATE_NOOP("actions", "Export"), icon="export"
    ),
    "latecomer": Deed(QT_TRANSLATE_NOOP("actions", "Somebody &joins …")),
    "cover": Deed(QT_TRANSLATE_NOOP("actions", "Co&ver the hand"), keys=("Ctrl+H",)),
    "face_down": Deed(QT_TRANSLATE_NOOP("actions", "My hand face &down"), keys=("Ctrl+Shift+H",), checkable=True),
    "full_screen": Deed(QT_TRANSLATE_NOOP("actions", "&Full screen"), keys=("F11",), icon="fullscreen", checkable=True),
    "help": Deed(QT_TRANSLATE_NOOP("actions", "Rules of the &game"), keys=("F1",), icon="help"),
    "about": Deed(QT_TRANSLATE_NOOP("actions", "&About Table Games"), role=QAction.MenuRole.AboutRole),
}

SPEEDS: Mapping[str, str] = {
    "off": QT_TRANSLATE_NOOP("options", "Off"),
    "quick": QT_TRANSLATE_NOOP("options", "Quick"),
    "normal": QT_TRANSLATE_NOOP("options", "Normal"),
    "projector": QT_TRANSLATE_NOOP("options", "Projector"),
}
"""The speeds by the value of the setting, marked like the values of options, which they are in the settings."""

ROOMS: Mapping[str, str] = {
    "small": QT_TRANSLATE_NOOP("options", "Small room"),
    "normal": QT_TRANSLATE_NOOP("options", "Normal"),
    "hall": QT_TRANSLATE_NOOP("options", "Hall"),
}
"""The sizes of the room for the projector, in the same way."""

MENUS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "game": (
        QT_TRANSLATE_NOOP("actions", "&Game"),
        (
            "new",
            "home",
            "open",
            "keeper",
            "tool",
            "",
            "rules_card",
            "copy_commit",
            "copy_code",
            "verify",
            "",
            "settings",
            "",
            "quit",
        ),
    ),
    "edit": (QT_TRANSLATE_NOOP("actions", "&Edit"), ("undo", "redo", "", "hint", "again", "status")),
    "view": (QT_TRANSLATE_NOOP("actions", "&View"), ("score", "words", "", "speed", "", "full_screen")),
    "night": (
        QT_TRANSLATE_NOOP("actions", "&Night"),
        (
            "audience",
            "screen",
            "swap",
            "",
            "blank",
            "blank_white",
            "freeze",
            "",
            "room",
            "margin",
            "bright",
            "",
            "evening",
            "evenings",
            "add_result",
            "copy_board",
            "export_board",
            "",
            "latecomer",
            "cover",
            "face_down",
        ),
    ),
    "help": (QT_TRANSLATE_NOOP("actions", "&Help"), ("help", "", "about")),
}
"""Titles and contents of the menus; an empty name is a line, `speed` and `room` are menus to choose from."""


def _words(text: str) -> str:
    return QCoreApplication.translate("actions", text)


class Actions(QObject):
    """The actions by name, in the present language and ink."""

    menu_left = Signal()
    """A menu closes: whatever was said about its actions is over."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._reasons: dict[str, str] = {}
        self._actions: dict[str, QAction] = {}
        for name, deed in DEEDS.items():
            action = QAction(self)
            action.setObjectName(name)
            action.setCheckable(deed.checkable)
            action.setShortcuts([QKeySequence(keys) for keys in deed.keys])
            action.setMenuRole(deed.role)
            self._actions[name] = action
        self.speeds, self.speed_menu = self._to_choose_from(SPEEDS)
        self.rooms, self.room_menu = self._to_choose_from(ROOMS)
        self._menus: dict[str, QMenu] = {}
        appearance.changed.connect(self._show_icons)
        self._show_icons()
        self.retranslate()

    def _to_choose_from(self, values: Mapping[str, str]) -> tuple[QActionGroup, QMenu]:
        group, menu = QActionGroup(self), QMenu(self._window)
        for value in values:
            chosen = QAction(group)
            chosen.setCheckable(True)
            chosen.setData(value)
        menu.addActions(group.actions())
        return group, menu

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Put the menus into a menu bar. Actions whose keys must work without a menu are the window's as well."""
        for key, (_, names) in MENUS.items():
            menu = self._menus[key] = bar.addMenu("")
            menu.setToolTipsVisible(True)
            menu.aboutToHide.connect(self.menu_left)
            for name in names:
                if name in ("speed", "room"):
                    menu.addMenu(self.speed_menu if name == "speed" else self.room_menu)
                elif name:
                    menu.addAction(self._actions[name])
                else:
                    menu.addSeparator()
        self.retranslate()

    def allow(self, name: str, reason: str) -> None:
        """Enable an action, or, with a reason why not, disable it and say the reason in its menu, tool tip and status tip."""
        self._reasons[name] = reason
        self._actions[name].setEnabled(not reason)
        self._describe(name)

    def reason(self, name: str) -> str:
        """Return why an action cannot be done now; empty when it can."""
        return self._reasons.get(name, "")

    def of_table_key(self, key: str) -> QAction | None:
        """Return the action of a single key on the table."""
        return next((self._actions[name] for name, deed in DEEDS.items() if deed.table_key == key), None)

    def retranslate(self) -> None:
        """Say everything again in the present language."""
        for name, deed in DEEDS.items():
            text = _words(deed.text)
            # The blank is the space between icon and label, which a style sheet cannot set.
            self._actions[name].setIconText(f" {_words(deed.short)}" if deed.short else text.replace("&", ""))
            self._describe(name)
        for group, names in ((self.speeds, SPEEDS), (self.rooms, ROOMS)):
            for action in group.actions():
                action.setText(translated(names[action.data()]))
        self.room_menu.setTitle(_words(QT_TRANSLATE_NOOP("actions", "Size of the &room")))
        self.speed_menu.setTitle(_words(QT_TRANSLATE_NOOP("actions", "S&peed")))
        for key, menu in self._menus.items():
            menu.setTitle(_words(MENUS[key][0]))

    def _describe(self, name: str) -> None:
        action, deed = self._actions[name], DEEDS[name]
        keys = [QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in deed.keys[:1]]
        keys += [deed.table_key] if deed.table_key else []
        label = _words(deed.text).replace("&", "").removesuffix(" …")
        tip = f"{label} ({', '.join(keys)})" if keys else label
        reason = self.reason(name)
        # Behind a tab Qt shows what looks like keys: there stands why it cannot be done, or a key that works on the table
        # only and is no shortcut of the window.
        beside = reason or (deed.table_key if not deed.keys else "")
        action.setText(f"{_words(deed.text)}\t{beside.removesuffix('.')}" if beside else _words(deed.text))
        action.setToolTip(f"{tip}\n{reason}" if reason else tip)
        action.setStatusTip(reason)

    def _show_icons(self) -> None:
        for name, deed in DEEDS.items():
            if deed.icon:
                self._actions[name].setIcon(self._appearance.icon(deed.icon, ICON))
