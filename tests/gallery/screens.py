"""Every screen of the window in its states, as data: a name, the weather it needs, and how a person gets there.

A new page, tab or dialog is one line here. `show` answers the dialog to be looked at, or None for the window itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from storage.errors import DiskFull
from sync.events import Progress, RunOutcome
from tests.gallery.fixture import CloudState
from tests.gallery.openers import (
    Opener,
    bulk_change,
    cloud_rollback,
    condition_popup,
    conflict,
    connect_dialog,
    delete_dialog,
    dialog_after,
    download,
    download_failed,
    empty_list,
    filter_by,
    grouped_list,
    import_step,
    list_menu,
    menu,
    narrow_window,
    new_prices,
    open_first_row,
    palette,
    price_list,
    print_labels,
    save_invalid_record,
    scroll_form_to_end,
    search_for,
    section,
    select_five_rows,
    setup_wizard,
    show_error,
    show_filter_as_text,
    show_toast,
    story_record,
    tour_stop,
    type_into_form,
    wait_dialog,
    with_text_size,
    wizard_of_backup,
    wizard_of_bad_backup,
    wizard_refused,
)
from tests.gallery.openers_plans import plan_later, planned_product, plans, plans_on_overview
from tests.gallery.openers_record import (
    cell_being_edited,
    codes_to_check,
    edited_recipe,
    pasted_column,
    points_difference,
    product_prices,
    product_stock,
    record_history,
    related_records,
    wide_record,
)
from tests.gallery.openers_settings import (
    pin_dialog,
    read_only_window,
    report_dialog,
    restore_dialog,
    search_settings,
    settings_group,
    sign_out_dialog,
    webhook_dialog,
    webhooks_tab,
)
from tests.gallery.openers_sync import (
    damaged_list,
    downloading_list,
    filter_by_state,
    resolve_all,
    shop_check_findings,
    sync_tab,
    unsent_dialog,
)
from ui.settings import page as settings_page

GROUPS = tuple(settings_page.GROUP_ICONS)
ALL_SENT, OUTAGE, CONFLICTS = CloudState.ALL_SENT, CloudState.OUTAGE, CloudState.CONFLICTS


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen; its name is part of the picture's file name."""

    name: str
    show: Opener
    cloud_state: CloudState = ALL_SENT
    contrast: bool = False
    """Also pictured in the high contrast palette."""


LISTS = (
    "customers", "products", "product-ingredients", "suppliers", "employees", "tags", "eet-subjects", "webhooks",
    "categories", "taxes", "warehouses", "discount-groups", "branches", "warehouse-products",
)  # fmt: skip
HALF = Progress("pull", "customers", 4000, 10_000, 130)

SCREENS: tuple[Screen, ...] = (
    *(Screen(f"list-{name}", section(name), contrast=True) for name in LISTS),
    *(Screen(f"record-{name}", section(name, open_first_row), contrast=True) for name in LISTS if name != "webhooks"),
    Screen("record-customers-end", section("customers", scroll_form_to_end), contrast=True),
    Screen("record-products-end", section("products", scroll_form_to_end), contrast=True),
    Screen("record-history", record_history, CONFLICTS, contrast=True),
    Screen("record-related", related_records("suppliers"), contrast=True),
    Screen("record-related-category", related_records("categories"), contrast=True),
    Screen("record-recipe", edited_recipe, contrast=True),
    Screen("record-prices", product_prices, contrast=True),
    Screen("record-stock", product_stock, contrast=True),
    Screen("record-points", points_difference, contrast=True),
    *(Screen(f"record-wide-{name}", wide_record(name), contrast=True) for name in ("customers", "products")),
    Screen("record-codes", codes_to_check, contrast=True),
    Screen("list-cell", cell_being_edited("79,90"), contrast=True),
    Screen("list-cell-broken", cell_being_edited("much"), contrast=True),
    Screen("paste", dialog_after(pasted_column), contrast=True),
    Screen("record-typed", section("customers", type_into_form), contrast=True),
    Screen("record-new-broken", section("customers", save_invalid_record), contrast=True),
    Screen("record-new-product", section("products", lambda fixture: fixture.window.navigation.new("products")), contrast=True),
    Screen("record-new-webhook", section("webhooks", lambda fixture: fixture.window.navigation.new("webhooks")), contrast=True),
    Screen("list-search", section("customers", search_for("nov")), contrast=True),
    Screen("list-no-match", section("customers", search_for("zzzqqq")), contrast=True),
    Screen("list-filter", section("customers", filter_by("points|gteq|100;city|like|brno")), contrast=True),
    Screen("list-filter-written", section("customers", show_filter_as_text), contrast=True),
    Screen("list-filter-popup", condition_popup, contrast=True),
    Screen("list-selected", section("customers", select_five_rows), contrast=True),
    Screen("list-more", list_menu, contrast=True),
    Screen("list-empty", empty_list("customers"), contrast=True),
    Screen("list-groups", section("products", grouped_list("_categoryId")), contrast=True),
    Screen("list-downloading", downloading_list(4000, 10_000), contrast=True),
    Screen("list-download-begins", downloading_list(0, None), contrast=True),
    Screen("list-unreadable", damaged_list, contrast=True),
    Screen("list-state", section("customers", filter_by_state(2)), contrast=True),
    Screen("list-empty-webhooks", empty_list("webhooks"), contrast=True),
    Screen("scanner", dialog_after(lambda fixture: fixture.window.named_actions["scanner"].trigger())),
    Screen("columns", dialog_after(lambda fixture: fixture.window.page.choose_columns()), contrast=True),
    Screen("change", dialog_after(bulk_change(tags=False)), contrast=True),
    Screen("prices", dialog_after(new_prices("margin", "38")), contrast=True),
    Screen("price-list-columns", dialog_after(price_list("columns"))),
    Screen("price-list", dialog_after(price_list("lines")), contrast=True),
    Screen("prices-change", dialog_after(new_prices("price", "+5 %"))),
    Screen("plan-later", plan_later, contrast=True),
    Screen("plans", plans, contrast=True),
    Screen("plans-empty", dialog_after(lambda fixture: fixture.window.named_actions["plans"].trigger())),
    Screen("plans-overview", plans_on_overview),
    Screen("plans-product", planned_product),
    Screen("change-tags", dialog_after(bulk_change(tags=True)), contrast=True),
    *(Screen(f"import-{step}", dialog_after(import_step(step)), contrast=True) for step in range(3)),
    Screen("export", dialog_after(lambda fixture: fixture.window.list_actions.export_file(fixture.window.page)), contrast=True),
    Screen("labels", dialog_after(print_labels("a4_24")), contrast=True),
    Screen("labels-roll", dialog_after(print_labels("roll_57")), contrast=True),
    Screen("delete", delete_dialog, contrast=True),
    Screen("palette", dialog_after(palette("")), contrast=True),
    Screen("palette-found", dialog_after(palette("nov"))),
    Screen("palette-nothing", dialog_after(palette("zzzqqq"))),
    Screen("shortcuts", dialog_after(lambda fixture: fixture.window.named_actions["shortcuts"].trigger())),
    Screen("menu", menu(None)),
    *(Screen(f"menu-{at}", menu(at)) for at in range(6)),
    *(Screen(f"settings-{key}", section("settings", settings_group(key)), contrast=key == "server") for key in GROUPS),
    Screen("settings-report", report_dialog),
    Screen("settings-searched", section("settings", search_settings("token"))),
    Screen("pin", dialog_after(pin_dialog)),
    Screen("looking-only", read_only_window),
    Screen("sign-out", sign_out_dialog),
    *(Screen(f"webhooks-{at}", section("webhooks", webhooks_tab(at))) for at in range(3)),
    Screen("webhook-changed", webhook_dialog),
    Screen("restore", restore_dialog),
    Screen("not-saved", show_error(DiskFull())),
    Screen("toast", section("customers", show_toast)),
    *(Screen(f"tour-{at}", tour_stop(at), contrast=at == 1) for at in range(5)),
    Screen("first-run", setup_wizard(), contrast=True),
    Screen("first-run-connect", setup_wizard(1)),
    Screen("first-run-refused", wizard_refused),
    Screen("first-run-browser", setup_wizard(2)),
    Screen("first-run-restore", setup_wizard(3)),
    Screen("first-run-backup", wizard_of_backup),
    Screen("first-run-bad-backup", wizard_of_bad_backup),
    Screen("connect", connect_dialog),
    Screen("download-begins", download()),
    Screen("download", download(HALF), contrast=True),
    Screen("download-done", download(HALF, RunOutcome(outcome="in_step"))),
    Screen("download-failed", download_failed),
    Screen("preparing", wait_dialog),
    Screen("setback", cloud_rollback),
    Screen("narrow", narrow_window(1100)),
    Screen("very-narrow", narrow_window(860)),
    Screen("large-letters", with_text_size(130, section("products", open_first_row))),
    Screen("largest-letters", with_text_size(200, section("products", open_first_row))),
    *(Screen(f"largest-{name}", with_text_size(200, section(name))) for name in ("overview", "sync")),
    Screen("largest-settings", with_text_size(200, section("settings", settings_group("appearance")))),
    Screen("largest-palette", with_text_size(200, dialog_after(palette("nov")))),
    Screen("largest-first-run", with_text_size(200, setup_wizard())),
    Screen("for-fingers", with_text_size(100, section("products", open_first_row), "touch")),
    Screen("offline", story_record("customers", "customer"), OUTAGE, contrast=True),
    Screen("offline-list", section("customers"), OUTAGE),
    Screen("questions", section("customers"), CONFLICTS, contrast=True),
    Screen("overview", section("overview"), contrast=True),
    Screen("overview-questions", section("overview"), CONFLICTS),
    Screen("shop-check", section("shop-check")),
    Screen("shop-check-findings", shop_check_findings, contrast=True),
    Screen("sync", section("sync"), contrast=True),
    Screen("sync-offline", section("sync"), OUTAGE),
    Screen("sync-questions", section("sync"), CONFLICTS),
    *(Screen(f"sync-{name}", sync_tab(name), CONFLICTS, contrast=True) for name in ("waiting", "history", "schedule")),
    Screen("sync-offline-waiting", sync_tab("waiting"), OUTAGE),
    *(Screen(f"sync-{name}-looking-only", sync_tab(name, locked=True), CONFLICTS) for name in ("conflicts", "waiting")),
    Screen("storm-mine", resolve_all("local"), CONFLICTS),
    Screen("storm-cloud", resolve_all("cloud"), CONFLICTS),
    *(Screen(f"leaving-{way}", unsent_dialog(way), OUTAGE, contrast=way == "quit") for way in ("sign_out", "other_cloud", "quit")),
    *(Screen(f"question-{at}", conflict(at), CONFLICTS, contrast=True) for at in range(5)),
    Screen("record-held", story_record("products", "product"), CONFLICTS, contrast=True),
)  # fmt: skip
