"""The declarations of all settings: name, default, range, description, and group on the settings page.

Read by `settings`, the command line and the settings page. The command line shows the one-line `doc`; the window has
its own translated texts by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from app.settings.paper_formats import LAYOUTS
from app.settings.setting import Setting

GROUPS = ("general", "appearance", "schedule", "server", "receiver", "labels", "rights", "updates")
"""The groups of settings; `GROUP_ICONS` of the settings page has their order. A name need not begin with its group."""


def _port(name: str, default: int, doc: str) -> Setting:
    return Setting(
        name=name, group=name.partition(".")[0], default=default, minimum=0, maximum=65535,
        doc=f"{doc} 0 lets the system choose.",
    )  # fmt: skip


def _pin(operation: str, doc: str) -> Setting:
    return Setting(
        name=f"rights.pin_{operation}", group="rights", default=True, doc=f"Ask for the PIN {doc}."
    )


SETTINGS: Mapping[str, Setting] = MappingProxyType(
    {
        setting.name: setting
        for setting in (
            Setting(
                name="sync.enabled",
                group="schedule",
                default=True,
                doc="Synchronise on a schedule while the program runs.",
            ),
            Setting(
                name="sync.every_seconds",
                group="schedule",
                default=60,
                minimum=10,
                maximum=86400,
                doc="Seconds between two looks at lists that change often, as far as the allowed requests go.",
            ),
            Setting(
                name="sync.after_edit_seconds",
                group="schedule",
                default=2,
                minimum=1,
                maximum=3600,
                doc="Seconds after an edit until it is sent.",
            ),
            Setting(
                name="sync.requests_per_30_minutes",
                group="schedule",
                default=150,
                minimum=20,
                maximum=1_000_000,
                doc="Requests the vendor allows in 30 minutes; polling with nothing new takes less than half.",
            ),
            Setting(
                name="sync.computers",
                group="schedule",
                default=1,
                minimum=1,
                maximum=100,
                doc="Computers that share these requests; with 1 what the others use is learnt.",
            ),
            Setting(
                name="shop.least_margin",
                group="general",
                default=0,
                minimum=0,
                maximum=99,
                doc="Per cent of the price that a product should earn; the shop check tells of those that earn less.",
            ),
            Setting(
                name="updates.check",
                group="updates",
                default=True,
                doc="Look for newer versions once a day, and install them when the window closes.",
            ),
            Setting(
                name="server.enabled",
                group="server",
                default=False,
                doc="Serve /v2 while the window is open.",
            ),
            Setting(
                name="server.keep_running",
                group="server",
                default=False,
                doc="Keep serving and synchronising when the window is closed.",
            ),
            Setting(
                name="server.host",
                rule="host",
                group="server",
                default="127.0.0.1",
                doc="Address the /v2 server listens on.",
            ),
            _port("server.port", 8420, "Port of the /v2 server."),
            Setting(
                name="server.numbers",
                group="server",
                default="string",
                choices=("string", "json"),
                doc="Write numbers as JSON strings, as the cloud does, or as JSON numbers.",
            ),
            Setting(
                name="server.first_generation",
                group="server",
                default=True,
                doc="Serve the older paths under /api as well.",
            ),
            Setting(
                name="server.first_generation_deletes",
                group="server",
                default=False,
                doc="Let GET requests on the older paths delete records.",
            ),
            Setting(
                name="server.lan",
                group="server",
                default=False,
                doc="Let other computers reach the /v2 server and receiver.",
            ),
            Setting(
                name="server.cors_origins",
                group="server",
                default="",
                length=1000,
                rule="origins",
                doc="Web pages of other origins that may use the /v2 server, such as https://board.example.",
            ),
            Setting(
                name="server.requests_per_minute",
                group="server",
                default=12_000,
                minimum=0,
                maximum=1_000_000,
                doc="Requests a token may make in a minute, and an address four times; 0 for any number.",
            ),
            Setting(
                name="server.webhooks_private",
                group="server",
                default=True,
                doc="Let webhooks call this computer and its networks (loopback and private addresses), not only the internet.",
            ),
            Setting(
                name="server.unlisted_fields",
                group="server",
                default=False,
                doc="Show every program fields that the interface does not list; else those that send Allow-Version.",
            ),
            Setting(
                name="server.tls",
                group="server",
                default="off",
                choices=("off", "self", "files"),
                doc="Encrypt /v2: not, with a certificate made here, or with the files named below.",
            ),
            Setting(
                name="server.tls_certificate",
                group="server",
                default="",
                length=1000,
                doc="Certificate chain, PEM.",
            ),
            Setting(
                name="server.tls_key",
                group="server",
                default="",
                length=1000,
                doc="Its private key, PEM, no password.",
            ),
            Setting(
                name="receiver.enabled",
                group="receiver",
                default=False,
                doc="Take webhook calls while the window is open.",
            ),
            Setting(
                name="receiver.host",
                rule="host",
                group="receiver",
                default="127.0.0.1",
                doc="Address the receiver listens on.",
            ),
            _port("receiver.port", 8421, "Port of the webhook receiver."),
            Setting(
                name="receiver.public_url",
                rule="url",
                group="receiver",
                default="",
                length=500,
                doc="Address under which the cloud reaches the receiver; with it webhooks are registered there.",
            ),
            Setting(
                name="labels.layout",
                personal=True,
                group="labels",
                default="a4_24",
                choices=tuple(LAYOUTS),
                doc="Paper that labels are printed on.",
            ),
            Setting(
                name="labels.code",
                personal=True,
                group="labels",
                default=True,
                doc="Print the code as bars on labels.",
            ),
            Setting(
                name="labels.price",
                personal=True,
                group="labels",
                default=True,
                doc="Print the price on labels.",
            ),
            Setting(
                name="labels.reduction",
                personal=True,
                group="labels",
                default=True,
                doc="Print the lowest price of the 30 days before a reduction on labels.",
            ),
            Setting(
                name="labels.allergens",
                personal=True,
                group="labels",
                default=False,
                doc="Print the allergens by name on labels, those of the ingredients too.",
            ),
            Setting(
                name="labels.order",
                personal=True,
                group="labels",
                default="list",
                choices=("list", "shelf"),
                doc="Order of labels: of the list, or by category and name.",
            ),
            Setting(
                name="appearance.language",
                personal=True,
                group="general",
                default="system",
                choices=("system", "en", "cs", "sk", "pl", "de"),
                doc="Language of the window.",
            ),
            Setting(
                name="appearance.theme",
                personal=True,
                group="appearance",
                default="system",
                choices=("system", "light", "dark", "contrast"),
                doc="Colours of the window.",
            ),
            Setting(
                name="appearance.text_size",
                personal=True,
                group="appearance",
                default=100,
                minimum=75,
                maximum=200,
                doc="Size of text, per cent of the system's.",
            ),
            Setting(
                name="appearance.density",
                personal=True,
                group="appearance",
                default="normal",
                choices=("compact", "normal", "touch"),
                doc="Room in lists and forms: compact, normal, or roomy for fingers.",
            ),
            Setting(
                name="window.tray", group="general", default=True, doc="Show the state in the system tray."
            ),
            Setting(
                name="window.close_to_tray",
                group="general",
                default=False,
                doc="Closing the window leaves the program in the tray.",
            ),
            Setting(
                name="stock.low",
                group="general",
                default=5,
                minimum=1,
                maximum=100_000,
                doc="Pieces, or kilograms, from which on down stock runs out.",
            ),
            Setting(
                name="scanner.prefixes",
                group="general",
                default="",
                length=200,
                doc="What this shop's own codes begin with, with commas between, so that they are told from typing.",
            ),
            Setting(
                name="log.level",
                group="general",
                default="info",
                choices=("debug", "info", "warning"),
                doc="How much the log says.",
            ),
            Setting(
                name="history.values_days",
                group="general",
                default=730,
                minimum=1,
                maximum=36_500,
                doc="Days for which the history keeps old values; prices at least 30 days.",
            ),
            Setting(
                name="history.days",
                group="general",
                default=3650,
                minimum=30,
                maximum=36_500,
                doc="Days for which the history keeps what was changed, when and by whom.",
            ),
            Setting(
                name="staff.ask",
                group="general",
                default=False,
                doc="Every change in the window names an employee, who is asked for.",
            ),
            Setting(
                name="staff.minutes",
                group="general",
                default=10,
                minimum=1,
                maximum=600,
                doc="Minutes without a change after which the window asks again who is here.",
            ),
            _pin("delete", "before records are deleted"),
            _pin("anonymise", "before personal data are removed for good"),
            _pin("bulk", "before many records are changed at once"),
            _pin("import", "before a file is imported"),
            _pin("restore", "before a backup is restored"),
            _pin("sign_out", "before this computer is signed out or connected to another cloud"),
        )
    }
)
