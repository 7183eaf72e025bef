"""A real replica, real commands and queries, and the window over them; for some tests also a practice cloud."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import translations
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.commands.commands import Commands
from app.queries.queries import Queries
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.tables.stock import put_stock
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.context import AppContext
from ui.lists import order_reader
from ui.style import theme
from ui.text import language
from ui.window.main_window import MainWindow

CLOUD = 343951305
DAY = 86_400_000
THEN = 1_790_000_000_000
CUSTOMERS = 230


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ignore the warnings of the offscreen platform, which has no window manager; all other Qt warnings fail a test."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(autouse=True, scope="session")
def one_region() -> Iterator[None]:
    """No test writes dates and numbers as the tester's system does, which LC_ALL says to Qt on Linux only."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(QLocale, "system", staticmethod(QLocale.c))
        yield


@pytest.fixture(autouse=True)
def rows_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy computer, too, the rows of a list are there with the action that asks for them."""
    monkeypatch.setattr(order_reader, "PATIENCE", 10.0)


def make(entity: str, id: int, **values: Any) -> dict[str, Any]:
    """A record as the cloud would have sent it."""
    record = blank(CATALOGUE[entity]) | {"id": id, "versionDate": THEN + id, "deleted": False}
    if "deleted" not in CATALOGUE[entity].by_name:
        del record["deleted"]
    return {"_cloudId": CLOUD} | record | values


def records() -> dict[str, list[dict[str, Any]]]:
    """A small shop with something of everything."""
    customers = [
        make(
            "customers",
            n,
            firstName="Jana",
            lastName=f"Zelená {n:03}",
            email=f"z{n}@example.com",
            points=n * 1.5,
        )
        for n in range(10, CUSTOMERS + 10)
    ]
    customers += [
        make("customers", 1, firstName="Petr", lastName="Novák", phone="+420 602 111 000", points=15.0, city="Brno",
             addressLine1="Lipová 1", vatId="CZ12345678", birthday=THEN - 9000 * DAY),
        make("customers", 2, firstName="Eva", lastName="Čermáková", email="eva@example.com", tags=["VIP"]),
        make("customers", 3, companyName="Pekárna Lípa s.r.o.", _discountGroupId=61),
    ]  # fmt: skip
    return {
        "customers": customers,
        "categories": [make("categories", 11, name="Káva", vat=1.21), make("categories", 12, name="Pečivo")],
        "taxes": [make("taxes", 21, name="Základní", value=21.0), make("taxes", 22, name="Snížená", value=12.0)],
        "branches": [make("branches", 21, name="Náměstí")],
        "warehouses": [make("warehouses", 31, name="Brno"), make("warehouses", 32, name="Praha")],
        "products": [
            make("products", 101, name="Espresso", _categoryId=11, priceWithVat=55.0, priceWithoutVat=45.4545454545455,
                 plu=["7"], ean=["8590000000017"], flags=1),
            make("products", 102, name="Rohlík", _categoryId=12, priceWithVat=3.9, priceWithoutVat=3.48214285714286,
                 vat=1.12),
            make("products", 103, name="Mouka", _categoryId=12, unit="Kilogram"),
        ],
        "product-ingredients": [
            make("product-ingredients", 201, _parentProductId=102, _productId=103, quantity=0.06, unit="Kilogram")
        ],
        "suppliers": [make("suppliers", 41, name="Mlýn Vltava", city="Písek")],
        "employees": [make("employees", 0, name="Správce"), make("employees", 51, name="Karel")],
        "tags": [make("tags", 71, name="VIP"), make("tags", 72, name="výprodej")],
        "eet-subjects": [make("eet-subjects", 81, name="Kavárna s.r.o.", vatId="CZ12345678")],
        "webhooks": [make("webhooks", 91, url="https://example.com/hook", payloadEntity="PRODUCT")],
        "discount-groups": [make("discount-groups", 61, name="Věrní", discountPercent=5.0)],
    }  # fmt: skip


STOCK = [
    {"_warehouseId": 31, "_productId": 101, "stockQuantityStatus": 12.5, "purchasePriceWithoutVat": 20.0},
    {"_warehouseId": 32, "_productId": 101, "stockQuantityStatus": 3.0, "purchasePriceWithoutVat": 21.0},
    {"_warehouseId": 31, "_productId": 103, "stockQuantityStatus": 80.0, "purchasePriceWithoutVat": 9.0},
]


@pytest.fixture(scope="session", autouse=True)
def imported_things_stay() -> Iterator[None]:
    """Exclude everything that exists before the first test from the collections after each test."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def widgets_die_on_the_main_thread() -> Iterator[None]:
    """As in the program, widgets are collected on the main thread only, never by a worker.

    All of them are deleted: a window that stayed would be styled and receive events in every later test.
    """
    gc.disable()
    yield
    if QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        # A key that closes its window is never released there, and Qt would take Shift as held in the next test.
        QTest.keyClick(QWidget(), Qt.Key.Key_Escape)
    for each in QApplication.topLevelWidgets():
        if each.parent() is None:
            each.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    # What is left are modules and caches: exclude them from the next collection.
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations, compiled once for all tests."""
    folder = tmp_path_factory.mktemp("i18n")
    translations.compile_all(folder)
    return folder


@pytest.fixture
def spoken(qapp: QApplication, compiled: Path) -> Iterator[Callable[[str], str]]:
    """English and the light theme; the value changes the language."""
    language.install("en", compiled)
    if theme.tokens() is not theme.LIGHT or not qapp.styleSheet():
        theme.apply(qapp, "light")
    yield lambda code: language.install(code, compiled)
    language.install("en", compiled)


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The database of the small shop, filled once for all tests."""
    opened = Replica.open(tmp_path_factory.mktemp("filled") / "replica.db")
    with opened.write() as tx:
        for entity, rows in records().items():
            tx.put_many(entity, rows)
        put_stock(
            tx.connection, [{"stockStatusVersiondate": THEN, "_cloudVersion": THEN} | row for row in STOCK]
        )
    opened.close()
    return opened.path.read_bytes()


@pytest.fixture
def replica(tmp_path: Path, filled: bytes) -> Iterator[Replica]:
    """The replica of the small shop, in step with a cloud that is never called."""
    path = tmp_path / "shop" / "replica.db"
    path.parent.mkdir()
    path.write_bytes(filled)
    opened = Replica.open(path)
    yield opened
    opened.close()


@pytest.fixture
def context(spoken: Callable[[str], str], replica: Replica) -> Iterator[AppContext]:
    """The context of a window on the replica; requested sync runs are counted in `runs`."""
    bus = Bus()
    bridge = Bridge(bus)
    runs: list[int] = []
    made = AppContext(
        catalogue=replica.catalogue,
        queries=Queries(replica),
        commands=Commands(replica, bus),
        bridge=bridge,
        sync_now=lambda: runs.append(1),
        cloud_id=CLOUD,
    )
    made.runs = runs  # type: ignore[attr-defined]
    yield made
    bridge.finish()
    bridge.stop()


@pytest.fixture
def window(context: AppContext, qtbot: Any) -> MainWindow:
    """The window on the small shop, shown."""
    return show(context, qtbot)


def show(context: AppContext, qtbot: Any) -> MainWindow:
    """A window that closes at the test's end."""
    made = MainWindow(context, section="customers")
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


class Hands:
    """A person's actions on a window."""

    def __init__(self, window: MainWindow, qtbot: Any) -> None:
        self.window = window
        self.qtbot = qtbot

    def open(self, entity: str, id: int) -> Any:
        """Go to a list and open a record; answers its form."""
        self.window.sidebar.choose(entity)
        self.window.page.search.clear()
        record = self.window.context.queries.record(entity, id).record
        self.window.navigation.open_record(entity, record)
        self.window.page.show_record(id)
        return self.window.panel.form

    def type(self, field: str, text: str) -> None:
        """Replace the text of a field, key by key."""
        editor = self.window.panel.form.rows[field].editor  # type: ignore[union-attr]
        self.window.panel.form.go_to(field)  # type: ignore[union-attr]
        control = editor.control
        control.selectAll()
        for letter in text:
            # Qt's own key clicks know ASCII only.
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(control, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))

    def save(self) -> None:
        """Save and wait until it is on disk."""
        with self.qtbot.waitSignal(self.window.panel.saved, timeout=10_000):
            self.window.panel.save()

    def toast(self) -> str:
        """What the toast says now."""
        return self.window.toast.label.text() if self.window.toast.isVisible() else ""


@pytest.fixture
def hands(window: MainWindow, qtbot: Any) -> Hands:
    """A person at the window."""
    return Hands(window, qtbot)


@pytest.fixture
def open_window(qtbot: Any) -> Callable[[AppContext], Hands]:
    """Opens a window on any context."""
    return lambda context: Hands(show(context, qtbot), qtbot)


@pytest.fixture
def connected(spoken: Callable[[str], str], tmp_path: Path, qtbot: Any) -> Iterator[SimpleNamespace]:
    """A practice cloud on loopback with three products, and a runtime that downloaded them; no schedule runs."""
    from app.account import connection
    from app.practice.cloud import PracticeCloud
    from app.runtime import Runtime
    from app.settings.secrets import MemorySecrets
    from app.settings.shop_file import Shop

    cloud = PracticeCloud(tmp_path / "cloud")
    with cloud.replica.write() as tx:
        for entity, rows in records().items():
            tx.put_many(entity, [row | {"_cloudId": cloud.cloud_id} for row in rows[-3:]])
    cloud.start()
    secrets = MemorySecrets()
    shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
    folder = tmp_path / "till"
    folder.mkdir()
    connection.connect(folder, shop, cloud.refresh_token, secrets=secrets)
    runtime = Runtime(folder, secrets=secrets, keep_log=False)
    assert runtime.run().outcome == "in_step"
    bridge = Bridge(runtime.bus)
    made = AppContext(
        catalogue=runtime.replica.catalogue,
        queries=runtime.queries,
        commands=runtime.commands,
        bridge=bridge,
        sync_now=runtime.sync_now,
        connected=True,
        cloud_id=cloud.cloud_id,
    )
    window = show(made, qtbot)
    yield SimpleNamespace(
        cloud=cloud, runtime=runtime, context=made, window=window, hands=Hands(window, qtbot)
    )
    cloud.faults.clear()
    bridge.finish()
    bridge.stop()
    runtime.stop()
    cloud.close()


@pytest.fixture
def house(
    spoken: Callable[[str], str], tmp_path: Path, open_window: Callable[[AppContext], Hands]
) -> Iterator[Any]:
    """A runtime without a cloud, and the window over it, on the settings."""
    from tests.ui.support.runtime_window import House

    made = House(tmp_path, open_window)
    yield made
    made.close()
