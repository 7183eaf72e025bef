"""`SettingRow`: title, editor, explanation and validation message of one setting, with a button for its default.

Used by `SettingsGroup`, which saves a chosen value or restores the old one.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.errors import BadSetting
from app.settings.setting import Setting, Value
from ui.style import icons
from ui.text import settings_texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.labels import set_role

EDITOR_WIDTH = 300
NUMBER_WIDTH = 110


class SettingRow(QWidget):
    """Emits `chosen` for every valid change."""

    chosen = Signal(str, object)
    """Name of the setting and its new value; None for the default."""

    def __init__(self, setting: Setting, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self._value = value
        self.editor = self._make_editor()
        self.editor.setAccessibleName(settings_texts.title(setting))
        self.editor.setAccessibleDescription(settings_texts.text(setting))
        self._build()
        self.show_value(value)

    def show_value(self, value: Value) -> None:
        """Show the value in force; a text that was typed and not taken yet stays, wherever the cursor is."""
        self._value = value
        editor = self.editor
        editor.blockSignals(True)
        if isinstance(editor, QCheckBox):
            editor.setChecked(bool(value))
        elif isinstance(editor, ComboBox):
            editor.setCurrentIndex(max(editor.findData(value), 0))
        elif isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(str(value))
            self.show_problem("")
        editor.blockSignals(False)
        self.reset.setVisible(value != self.setting.default)

    def restore_value(self) -> None:
        """Show the value in force again, because the chosen one was not saved."""
        if isinstance(self.editor, QLineEdit):
            self.editor.setModified(False)
        self.show_value(self._value)

    def search_text(self) -> str:
        """The texts by which the search finds this row."""
        setting = self.setting
        choices = [settings_texts.choice(setting, value) for value in setting.choices]
        return " ".join([settings_texts.title(setting), settings_texts.text(setting), *choices])

    # input

    def _on_typed(self, text: str) -> None:
        try:
            self.setting.parse(text.strip())
        except BadSetting as error:
            self.show_problem(settings_texts.problem(self.setting, error))
        else:
            self.show_problem("")

    def _on_finished(self) -> None:
        assert isinstance(self.editor, QLineEdit)
        if not self.editor.isModified():
            return
        try:
            value = self.setting.parse(self.editor.text().strip())
        except BadSetting as error:
            self.show_problem(settings_texts.problem(self.setting, error))
            return
        self.editor.setModified(False)
        if value != self._value:
            self.chosen.emit(self.setting.name, value)

    def _reset(self) -> None:
        if isinstance(self.editor, QLineEdit):
            self.editor.setModified(False)
        self.chosen.emit(self.setting.name, None)

    def show_problem(self, problem: str) -> None:
        """Show why the value is refused; an empty text removes the message."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        role = "problem" if problem else ""
        set_role(self.editor, role)

    # building

    def _make_editor(self) -> QWidget:
        setting = self.setting
        if isinstance(setting.default, bool):
            box = QCheckBox(settings_texts.title(setting))
            box.clicked.connect(lambda checked: self.chosen.emit(setting.name, bool(checked)))
            return box
        if setting.choices:
            choice = ComboBox()
            for value in setting.choices:
                choice.addItem(settings_texts.choice(setting, value), value)
            choice.setMinimumWidth(200)
            choice.setMaximumWidth(EDITOR_WIDTH)
            choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            choice.installEventFilter(self)
            choice.activated.connect(lambda _: self.chosen.emit(setting.name, choice.currentData()))
            return choice
        line = QLineEdit()
        line.setFixedWidth(NUMBER_WIDTH if isinstance(setting.default, int) else EDITOR_WIDTH)
        line.textEdited.connect(self._on_typed)
        line.editingFinished.connect(self._on_finished)
        return line

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(6)
        if not isinstance(self.editor, QCheckBox):
            heading = QLabel(settings_texts.title(self.setting))
            heading.setProperty("role", "heading")
            heading.setWordWrap(True)
            heading.setBuddy(self.editor)
            layout.addWidget(heading)
        row.addWidget(self.editor)
        self.reset = QToolButton()
        self.reset.setIcon(icons.icon("revert", "muted"))
        tooltip = translate(
            "Settings", "Back to default: {value}", value=settings_texts.default(self.setting)
        )
        self.reset.setToolTip(tooltip)
        self.reset.setAccessibleName(f"{settings_texts.title(self.setting)}: {tooltip}")
        self.reset.clicked.connect(self._reset)
        row.addWidget(self.reset)
        row.addStretch(1)
        layout.addLayout(row)
        self.problem = QLabel()
        self.problem.setProperty("role", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout.addWidget(self.problem)
        note = QLabel(settings_texts.text(self.setting))
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        if isinstance(self.editor, QCheckBox):
            note.setIndent(22)
        layout.addWidget(note)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the wheel scroll the page instead of changing a choice that has no focus."""
        if event.type() == QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
