"""Errors of the application layer: codes and parameters, like the rest of the tree in `storage.errors`.

ShopError
AppError
SecretsUnavailable     the refresh token cannot be stored or read
ChannelLost            the other process of this program is gone, or does not answer
PortInUse              another program listens there
LanOff                 an address beyond this computer was asked for and LAN use is off
CertificateUnusable    the TLS certificate or its key cannot be used
FolderInUse            another running Counterfoil owns the data folder
FolderMissing          the data folder has no replica
NotConnected           no cloud is connected in this folder
ShopFileDamaged        shop.json cannot be read
TokensDamaged          tokens.json cannot be read
RightsDamaged          rights.json cannot be read
ShopFileMissing        shop.json is gone, and the records of a cloud are there
BadSetting             a setting's value is out of its range
UnknownSetting         no setting has this name
SettingsDamaged        settings.toml is not valid TOML
BadFile                a file to import cannot be read as a table, or one to export cannot be of that kind
BadInvoice             a file is no invoice that can be read
NothingImported        lines of an import were refused, and only all of it was wanted
Cancelled              cancelled by a person; nothing was changed
UpdateUnavailable      the update server does not respond
UpdateRefused          an update that is not trusted
SafeMode               reported, not raised: the window started in safe mode
ViewOnly               the window is in view-only mode
PinNeeded              the operation needs the manager's PIN
PinRefused             a wrong PIN, or the next try has to wait
BadPin                 not a valid PIN
"""

from __future__ import annotations

from storage.errors import ShopError


class AppError(ShopError):
    """Base of this layer's failures."""

    code = "app"


class SecretsUnavailable(AppError):
    """The secret cannot be stored or read; `params["reason"]`: no_backend, refused or missing."""

    code = "secrets_unavailable"


class ChannelLost(AppError):
    """The other process is gone, or does not answer: what was asked of it may or may not have been done."""

    code = "channel_lost"
    transient = True


class PortInUse(AppError):
    """`params["host"]` and `params["port"]` are taken, or may not be bound."""

    code = "port_in_use"


class LanOff(AppError):
    """`params["host"]` reaches beyond this computer and the setting `server.lan` is off."""

    code = "lan_off"


class CertificateUnusable(AppError):
    """`params["file"]` and `params["key"]` are no certificate with its key; `params["reason"]` as OpenSSL says it."""

    code = "certificate_unusable"


class FolderInUse(AppError):
    """Another process (`params["pid"]`, None when unknown) owns `params["folder"]`."""

    code = "folder_in_use"


class FolderMissing(AppError):
    """`params["folder"]` holds no replica."""

    code = "folder_missing"


class NotConnected(AppError):
    """The command needs a cloud and none is connected."""

    code = "not_connected"


class ShopFileDamaged(AppError):
    """`params["file"]` is damaged; once it was set aside it is `kept` under that name."""

    code = "shop_file_damaged"


class TokensDamaged(AppError):
    """`params["file"]`, which holds the tokens of the shop's programs, is damaged; it was left as it is."""

    code = "tokens_damaged"


class RightsDamaged(AppError):
    """`params["file"]`, which holds view-only mode and the PIN, is damaged: nothing may be changed until it is removed."""

    code = "rights_damaged"


class ShopFileMissing(AppError):
    """`params["folder"]` holds the records of `cloud_id`, with `edits` unsent ones, and no `shop.json` (F127)."""

    code = "shop_file_missing"


class BadSetting(AppError):
    """`params`: `key`, `value`, `allowed` (the range, as written in settings), `file` when read from one."""

    code = "bad_setting"


class UnknownSetting(AppError):
    """`params["key"]` names no setting."""

    code = "unknown_setting"


class SettingsDamaged(AppError):
    """`params`: `file`, `reason`; every setting has its default. Once the file was set aside it is `kept` under that name."""

    code = "settings_damaged"


class UpdateUnavailable(AppError):
    """The update server cannot be read; `params["reason"]`: the network's code, `status`,
    `not_a_release` or `managed`.
    """

    code = "update_unavailable"


class UpdateRefused(AppError):
    """An update that is not trusted; `params["reason"]`: signature, manifest, older, expired or content."""

    code = "update_refused"


class BadFile(AppError):
    """`params`: `file`, `reason` (empty, old_excel, password, other_format, no_sheet, damaged, damaged_part, encoding, not_text, quotes, too_large,
    too_long, too_wide, too_many_cells, memory, time, calculation, not_calculated, unreadable, ending, heads, key, no_key, backup, backup_cut,
    backup_damaged, backup_newer, backup_older, folder, in_use, long_text), and where it is known `line` and `column`; nothing was changed.
    """

    code = "bad_file"


class BadInvoice(AppError):
    """`params`: `file`, `reason` (damaged, damaged_xml with `line`, doctype, empty, encrypted, none_inside, other_document with
    `what`, other_version with `version`, picture, several with `numbers`, too_deep, too_large and too_many_lines with `limit`,
    unknown); nothing was changed.
    """

    code = "bad_invoice"


class NothingImported(AppError):
    """`params["refused"]` lines were refused, the first of them `line`; nothing was changed."""

    code = "nothing_imported"


class Cancelled(AppError):
    """Cancelled by a person; nothing was changed."""

    code = "cancelled"


class SafeMode(AppError):
    """Reported, not raised: the last starts ended at once, so this one runs nothing by itself and looks as at first."""

    code = "safe_mode"


class ViewOnly(AppError):
    """The window is in view-only mode."""

    code = "view_only"


class PinNeeded(AppError):
    """`params["operation"]` (one of `permissions.OPERATIONS`) needs the manager's PIN."""

    code = "pin_needed"


class PersonNeeded(AppError):
    """Nobody has said who is at the window, and the shop wants every change to name somebody."""

    code = "person_needed"


class PinRefused(AppError):
    """`params["reason"]`: `wrong`, or `wait` when the next try is accepted after `params["seconds"]`."""

    code = "pin_refused"


class BadPin(AppError):
    """A PIN has `params["shortest"]` to `params["longest"]` digits."""

    code = "bad_pin"
