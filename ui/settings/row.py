"""One setting of the settings page: its title, what it does, its editor, what is wrong, and the way back to its default.

Called by `settings_group`. Says what a person chose; the page keeps it or puts it back.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from app.errors import BadSetting
from app.settings.setting import Setting, Value
from ui.style import icons
from ui.text import settings_texts
from ui.text.texts import translate
from ui.widgets.controls import ChoiceBox
from ui.widgets.labels import set_role

EDITOR_WIDTH = 300
NUMBER_WIDTH = 110


class SettingRow(QWidget):
    """A row; every change leaves as `chosen` once it is in range."""

    chosen = Signal(str, object)
    """The setting's name and its new value; None is the default."""

    def __init__(self, setting: Setting, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setting = setting
        self._kept = value
        self.editor = self._make_editor()
        self.editor.setAccessibleName(settings_texts.title(setting))
        self.editor.setAccessibleDescription(settings_texts.text(setting))
        self._build()
        self.show_value(value)

    def show_value(self, value: Value) -> None:
        """Show the value in force; what is being typed stays."""
        self._kept = value
        editor = self.editor
        editor.blockSignals(True)
        if isinstance(editor, QCheckBox):
            editor.setChecked(bool(value))
        elif isinstance(editor, ChoiceBox):
            editor.setCurrentIndex(max(editor.findData(value), 0))
        elif isinstance(editor, QLineEdit) and not (editor.hasFocus() and editor.isModified()):
            editor.setText(str(value))
            self._say("")
        editor.blockSignals(False)
        self.reset.setVisible(value != self.setting.default)

    def put_back(self) -> None:
        """What was chosen is not kept."""
        if isinstance(self.editor, QLineEdit):
            self.editor.setModified(False)
        self.show_value(self._kept)

    def say(self, problem: str) -> None:
        """Say why the value was not kept."""
        self._say(problem)

    def words(self) -> str:
        """By what the search finds it."""
        setting = self.setting
        choices = [settings_texts.choice(setting, each) for each in setting.choices]
        return " ".join([settings_texts.title(setting), settings_texts.text(setting), *choices])

    # choosing

    def _on_typed(self, text: str) -> None:
        try:
            self.setting.parse(text.strip())
        except BadSetting as error:
            self._say(settings_texts.problem(self.setting, error))
        else:
            self._say("")

    def _on_finished(self) -> None:
        assert isinstance(self.editor, QLineEdit)
        if not self.editor.isModified():
            return
        try:
            value = self.setting.parse(self.editor.text().strip())
        except BadSetting as error:
            self._say(settings_texts.problem(self.setting, error))
            return
        self.editor.setModified(False)
        if value != self._kept:
            self.chosen.emit(self.setting.name, value)

    def _reset(self) -> None:
        if isinstance(self.editor, QLineEdit):
            self.editor.setModified(False)
        self.chosen.emit(self.setting.name, None)

    def _say(self, problem: str) -> None:
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
            choice = ChoiceBox()
            for each in setting.choices:
                choice.addItem(settings_texts.choice(setting, each), each)
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
        words = translate("Settings", "Back to default: {value}", value=settings_texts.default(self.setting))
        self.reset.setToolTip(words)
        self.reset.setAccessibleName(f"{settings_texts.title(self.setting)}: {words}")
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
        """The wheel moves the page, not the choice under it."""
        if event.type() == QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)
