"""Every screen of the window in its states, as data: a name, the weather it needs, and how a person gets there.

A new page, tab or dialog is one line here. `show` answers the dialog to be looked at, or None for the window itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.errors import DiskFull
from sync.events import Progress, RunOutcome
from tests.gallery.record_ways import history, points, prices, recipe, related, stock
from tests.gallery.stage import Weather
from tests.gallery.ways import (
    Show,
    bare,
    broken,
    brought_in,
    changed,
    deleting,
    dialog_of,
    download,
    download_failed,
    failing,
    filtered,
    first_row,
    labelled,
    menu,
    more,
    narrow,
    opened_one,
    palette,
    popup,
    question,
    reconnected,
    scrolled,
    searched,
    section,
    setback,
    several,
    sized,
    toasted,
    typed,
    waiting,
    wizard,
    wizard_of_backup,
    wizard_of_bad_backup,
    wizard_refused,
    written,
)
from tests.gallery.ways_settings import (
    group,
    looking_only,
    pin_asked,
    report,
    restoring,
    setting_searched,
    signing_out,
    webhook_changed,
    webhooks_tab,
)
from tests.gallery.ways_sync import downloading, leaving, state_chosen, storm, sync_tab, unreadable
from ui.settings import page as settings_page

GROUPS = tuple(settings_page.MAKERS)
CALM, OUTAGE, QUESTIONS = Weather.CALM, Weather.OUTAGE, Weather.QUESTIONS


@dataclass(frozen=True, slots=True)
class Screen:
    """`name` becomes part of the file's name."""

    name: str
    show: Show
    weather: Weather = CALM
    contrast: bool = False
    """Also pictured in forced contrast."""


LISTS = (
    "customers", "products", "product-ingredients", "suppliers", "employees", "tags", "eet-subjects", "webhooks",
    "categories", "taxes", "warehouses", "discount-groups", "warehouse-products",
)  # fmt: skip
HALF = Progress("pull", "customers", 4000, 10_000, 130)

SCREENS: tuple[Screen, ...] = (
    *(Screen(f"list-{name}", section(name), contrast=True) for name in LISTS),
    *(Screen(f"record-{name}", section(name, first_row), contrast=True) for name in LISTS if name != "webhooks"),
    Screen("record-customers-end", section("customers", scrolled), contrast=True),
    Screen("record-products-end", section("products", scrolled), contrast=True),
    Screen("record-history", history, QUESTIONS, contrast=True),
    Screen("record-related", related("suppliers"), contrast=True),
    Screen("record-related-category", related("categories"), contrast=True),
    Screen("record-recipe", recipe, contrast=True),
    Screen("record-prices", prices, contrast=True),
    Screen("record-stock", stock, contrast=True),
    Screen("record-points", points, contrast=True),
    Screen("record-typed", section("customers", typed), contrast=True),
    Screen("record-new-broken", section("customers", broken), contrast=True),
    Screen("record-new-product", section("products", lambda stage: stage.window.navigation.new("products")), contrast=True),
    Screen("record-new-webhook", section("webhooks", lambda stage: stage.window.navigation.new("webhooks")), contrast=True),
    Screen("list-search", section("customers", searched("nov")), contrast=True),
    Screen("list-no-match", section("customers", searched("zzzqqq")), contrast=True),
    Screen("list-filter", section("customers", filtered("points|gteq|100;city|like|brno")), contrast=True),
    Screen("list-filter-written", section("customers", written), contrast=True),
    Screen("list-filter-popup", popup, contrast=True),
    Screen("list-selected", section("customers", several), contrast=True),
    Screen("list-more", more, contrast=True),
    Screen("list-empty", bare("customers"), contrast=True),
    Screen("list-downloading", downloading(4000, 10_000), contrast=True),
    Screen("list-download-begins", downloading(0, None), contrast=True),
    Screen("list-unreadable", unreadable, contrast=True),
    Screen("list-state", section("customers", state_chosen(2)), contrast=True),
    Screen("list-empty-webhooks", bare("webhooks"), contrast=True),
    Screen("scanner", dialog_of(lambda stage: stage.window.named_actions["scanner"].trigger())),
    Screen("columns", dialog_of(lambda stage: stage.window.page.choose_columns()), contrast=True),
    Screen("change", dialog_of(changed(tags=False)), contrast=True),
    Screen("change-tags", dialog_of(changed(tags=True)), contrast=True),
    *(Screen(f"import-{step}", dialog_of(brought_in(step)), contrast=True) for step in range(3)),
    Screen("export", dialog_of(lambda stage: stage.window.list_actions.export_file(stage.window.page)), contrast=True),
    Screen("labels", dialog_of(labelled("a4_24")), contrast=True),
    Screen("labels-roll", dialog_of(labelled("roll_57")), contrast=True),
    Screen("delete", deleting, contrast=True),
    Screen("palette", dialog_of(palette("")), contrast=True),
    Screen("palette-found", dialog_of(palette("nov"))),
    Screen("palette-nothing", dialog_of(palette("zzzqqq"))),
    Screen("shortcuts", dialog_of(lambda stage: stage.window.named_actions["shortcuts"].trigger())),
    Screen("menu", menu(None)),
    *(Screen(f"menu-{at}", menu(at)) for at in range(6)),
    *(Screen(f"settings-{key}", section("settings", group(key)), contrast=key == "server") for key in GROUPS),
    Screen("settings-report", report),
    Screen("settings-searched", section("settings", setting_searched("token"))),
    Screen("pin", dialog_of(pin_asked)),
    Screen("looking-only", looking_only),
    Screen("sign-out", signing_out),
    *(Screen(f"webhooks-{at}", section("webhooks", webhooks_tab(at))) for at in range(3)),
    Screen("webhook-changed", webhook_changed),
    Screen("restore", restoring),
    Screen("not-saved", failing(DiskFull())),
    Screen("toast", section("customers", toasted)),
    Screen("first-run", wizard(), contrast=True),
    Screen("first-run-connect", wizard(1)),
    Screen("first-run-refused", wizard_refused),
    Screen("first-run-browser", wizard(2)),
    Screen("first-run-restore", wizard(3)),
    Screen("first-run-backup", wizard_of_backup),
    Screen("first-run-bad-backup", wizard_of_bad_backup),
    Screen("connect", reconnected),
    Screen("download-begins", download()),
    Screen("download", download(HALF), contrast=True),
    Screen("download-done", download(HALF, RunOutcome(outcome="in_step"))),
    Screen("download-failed", download_failed),
    Screen("preparing", waiting),
    Screen("setback", setback),
    Screen("narrow", narrow(1100)),
    Screen("very-narrow", narrow(860)),
    Screen("large-letters", sized(130, section("products", first_row))),
    Screen("largest-letters", sized(200, section("products", first_row))),
    *(Screen(f"largest-{name}", sized(200, section(name))) for name in ("overview", "sync")),
    Screen("largest-settings", sized(200, section("settings", group("appearance")))),
    Screen("largest-palette", sized(200, dialog_of(palette("nov")))),
    Screen("largest-first-run", sized(200, wizard())),
    Screen("for-fingers", sized(100, section("products", first_row), "touch")),
    Screen("offline", opened_one("customers", "customer"), OUTAGE, contrast=True),
    Screen("offline-list", section("customers"), OUTAGE),
    Screen("questions", section("customers"), QUESTIONS, contrast=True),
    Screen("overview", section("overview"), contrast=True),
    Screen("overview-questions", section("overview"), QUESTIONS),
    Screen("sync", section("sync"), contrast=True),
    Screen("sync-offline", section("sync"), OUTAGE),
    Screen("sync-questions", section("sync"), QUESTIONS),
    *(Screen(f"sync-{name}", sync_tab(name), QUESTIONS, contrast=True) for name in ("waiting", "history", "schedule")),
    Screen("sync-offline-waiting", sync_tab("waiting"), OUTAGE),
    *(Screen(f"sync-{name}-looking-only", sync_tab(name, locked=True), QUESTIONS) for name in ("needs_you", "waiting")),
    Screen("storm-mine", storm("local"), QUESTIONS),
    Screen("storm-cloud", storm("cloud"), QUESTIONS),
    *(Screen(f"leaving-{way}", leaving(way), OUTAGE, contrast=way == "quit") for way in ("sign_out", "other_cloud", "quit")),
    *(Screen(f"question-{at}", question(at), QUESTIONS, contrast=True) for at in range(5)),
    Screen("record-held", opened_one("products", "product"), QUESTIONS, contrast=True),
)  # fmt: skip
