"""English words of the settings: groups, titles, what each does, choices; the source texts of the translations.

Called by `texts` alone. A setting has a title and a sentence under its own name.
"""

from __future__ import annotations

SETTING_GROUP = {
    "general": "General",
    "appearance": "Appearance",
    "shop": "This shop",
    "schedule": "Schedule",
    "server": "Server for the shop",
    "receiver": "Webhook receiver",
    "rights": "Rights",
    "backup": "Backup",
    "updates": "Updates",
    "diagnostics": "Diagnostics",
    "about": "About and licences",
}

SETTING = {
    "appearance.language": "Language",
    "window.tray": "Show the state in the system tray",
    "window.close_to_tray": "Closing the window leaves the program in the tray",
    "stock.low": "Stock runs out from",
    "scanner.prefixes": "This shop's own codes begin with",
    "log.level": "How much the log says",
    "appearance.theme": "Colours",
    "appearance.text_size": "Size of text in per cent",
    "appearance.density": "Room in lists and forms",
    "sync.enabled": "Synchronise by itself",
    "sync.every_seconds": "Seconds between two runs",
    "sync.after_edit_seconds": "Seconds from an edit until it is sent",
    "sync.requests_per_30_minutes": "Requests the cloud allows in 30 minutes",
    "server.enabled": "Serve the other programs of the shop",
    "server.lan": "Let other computers in",
    "server.host": "Address to listen on",
    "server.port": "Port",
    "server.numbers": "How numbers are written",
    "server.first_generation": "Serve the older paths too",
    "server.first_generation_deletes": "Let the older paths delete by GET",
    "server.requests_per_minute": "Requests a token may make in a minute",
    "server.tls": "Encryption",
    "server.tls_certificate": "File of the certificate",
    "server.tls_key": "File of its private key",
    "receiver.enabled": "Take webhook calls of the cloud",
    "receiver.host": "Address to listen on",
    "receiver.port": "Port",
    "receiver.public_url": "Address under which the cloud reaches the receiver",
    "rights.pin_delete": "Before deleting records",
    "rights.pin_anonymise": "Before removing personal data for good",
    "rights.pin_bulk": "Before changing many records at once",
    "rights.pin_import": "Before importing a file",
    "rights.pin_restore": "Before restoring a backup",
    "rights.pin_sign_out": "Before signing out or changing the cloud",
    "updates.check": "Look for newer versions once a day",
}

SETTING_TEXT = {
    "appearance.language": "The window changes at once; nothing that you typed is lost.",
    "window.tray": "A small picture beside the clock says whether all is sent, something waits, or you are needed.",
    "window.close_to_tray": "Changes go on being sent. Quit in the menu ends the program.",
    "stock.low": "The overview counts what has so many pieces, or kilograms, or fewer.",
    "scanner.prefixes": "With commas between, for example CARD-, 29. Scanned into a text, such codes are taken for scans too.",
    "log.level": "The log is a file on this computer; tokens and passwords are never in it.",
    "appearance.theme": "High contrast is for bright light and tired eyes.",
    "appearance.text_size": "From 75 to 200. Ctrl and + or - do the same.",
    "appearance.density": "More rows on the screen, or more room for fingers.",
    "sync.enabled": "When it is off, changes wait until you press Sync now.",
    "sync.every_seconds": "How often the cloud is asked for news. Lists that seldom change are asked less often.",
    "sync.after_edit_seconds": "A short wait lets several edits go together.",
    "sync.requests_per_30_minutes": "What the vendor allows your account. Asking with nothing new takes less than half of it.",
    "server.enabled": "Tills, scales and shops read and write the same records here, also without the internet.",
    "server.lan": "Without this, only programs on this computer reach the server and the receiver.",
    "server.host": "127.0.0.1 is this computer alone; 0.0.0.0 is every network it is in.",
    "server.port": "Programs of the shop are told this number. 0 lets the system choose one at each start.",
    "server.numbers": "The cloud writes numbers as text; some programs want real numbers.",
    "server.first_generation": "For programs made for the first version of the cloud's interface, under /api.",
    "server.first_generation_deletes": "Anything that follows links could delete records. Leave it off unless a program needs it.",
    "server.requests_per_minute": "More than that has to wait a moment. An address may make four times as many; 0 is any number.",
    "server.tls": "Needed where others share the network. With a certificate made here, programs have to be told to trust it.",
    "server.tls_certificate": "A PEM file with the certificate and those above it.",
    "server.tls_key": "A PEM file without a password.",
    "receiver.enabled": "The cloud then tells of changes at once, and is asked more seldom.",
    "receiver.host": "127.0.0.1 is right where a tunnel or a proxy runs on this computer.",
    "receiver.port": "0 lets the system choose one at each start.",
    "receiver.public_url": "With it, webhooks are registered in the cloud by themselves. Empty: none are.",
    "rights.pin_delete": "A deletion can be undone, but who deletes by accident seldom notices.",
    "rights.pin_anonymise": "Nobody can bring these data back.",
    "rights.pin_bulk": "One wrong value would be in many records.",
    "rights.pin_import": "A file can change thousands of records.",
    "rights.pin_restore": "A backup takes the place of all records here.",
    "rights.pin_sign_out": "Without the token, changes stay on this computer.",
    "updates.check": "Only the number of the version is asked for. A new version waits until you close the program.",
}

SETTING_CHOICE = {
    "system": "As the system",
    "light": "Light",
    "dark": "Dark",
    "contrast": "High contrast",
    "compact": "Compact, more rows",
    "normal": "Normal",
    "touch": "Roomy, for fingers",
    "string": "As text, like the cloud",
    "json": "As numbers",
    "off": "None",
    "self": "With a certificate made here",
    "files": "With the files named below",
    "debug": "Everything",
    "info": "What happens",
    "warning": "Only troubles",
}

SETTING_PART = {
    "shop": "cloud account address number sign in again sign out connect token",
    "server": "address code to scan QR tokens programs revoke create clients seen",
    "receiver": "state port address secret reveal copy",
    "rights": "PIN manager view only lock unlock",
    "backup": "back up now restore copy last",
    "updates": "version check now what is new install",
    "diagnostics": "check self-test log folder capabilities cloud allows",
    "about": "version licence Qt LGPL icons Lucide libraries",
}
"""Words by which the search finds what is no setting."""

CHECK = {
    "python": "Language of the program",
    "sqlite": "Database",
    "tls": "Encryption",
    "folder": "Data folder",
    "settings": "Settings",
    "database": "Records",
    "server": "Servers",
    "keychain": "Keychain",
    "window": "Window",
    "icons": "Pictures",
    "letters": "Letters",
    "language": "Language",
}
"""Names of the self-test's findings."""

CAPABILITY = {
    "list": "Read a list",
    "get": "Read one record",
    "create": "Create",
    "replace": "Replace",
    "replace-many": "Replace many",
    "patch": "Change fields",
    "delete": "Delete",
    "put-create": "Create with our number",
    "put-create-many": "Create many with our numbers",
    "counted": "Tells how many there are",
    "page-tags": "Tells that nothing changed",
    "empty-list-404": "Says 404 for nothing found",
}
"""What a cloud may allow for a list."""

DELIVERY = {
    "own_address": "The address leads back to this program",
    "bug": "Something went wrong in the program",
    "status": "The program called answered {status}",
    "failed": "No answer",
}
"""Why a webhook call did not arrive."""
