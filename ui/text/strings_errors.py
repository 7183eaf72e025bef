"""English source texts of errors: validation problems, errors of commands and of files, mistakes in a filter.

Read by `texts` alone. Placeholders in braces are parameters of the error.
"""

from __future__ import annotations

PROBLEM = {
    "missing": "Fill this in.",
    "null": "Fill this in.",
    "id_missing": "The record has no ID.",
    "wrong_type": "This cannot be read. Type it again.",
    "bad_number": "Type a number, e.g. 12,50",
    "bad_whole_number": "Type a whole number.",
    "bad_date": "Type a date.",
    "bad_translation": "Type the language, a colon and the text, e.g. de: Kaffee",
    "bad_colour": "Type a colour such as #1A7F37",
    "too_long": "At most {limit} characters fit, these are {actual}.",
    "too_long_together": "All together at most {limit} characters fit, these are {actual}.",
    "too_small": "Type {minimum} or more.",
    "too_large": "Type {maximum} or less.",
    "not_a_choice": "Choose one from the list.",
    "nul_character": "The text holds a character that cannot be stored. Type it again.",
    "lone_surrogate": "The text holds a character that cannot be stored. Type it again.",
    "deleted_true": "A deleted record cannot be saved. Restore it first.",
    "blank": "Fill this in.",
    "bad_vat_id": "Type the VAT ID with the country and without spaces, e.g. CZ12345678",
    "bad_url": "Type a whole address, e.g. https://www.example.com",
    "forbidden_characters": "A tag cannot hold any of , ^ ? * ( ) [ ] $",
    "reserved_name": "A tag cannot start with a dot.",
    "bad_margin": "Type a number, or per cent up to 100 %",
    "blank_name": "Type a name, or nothing at all.",
    "all_names_blank": "Fill in the first name, the last name or the company.",
    "price_entry_flag": "This must agree with the setting to ask for the price.",
    "prices_disagree": "Does not match the price with VAT. Leave one of the two empty, or type {expected}.",
    "below_zero": "The price would be below zero.",
    "not_unique": "Another record has this already. Type something else.",
    "own_ingredient": "This product is made from the one whose recipe this is. Choose another.",
    "no_such_record": "Choose a record from the list.",
    "no_such_record_yet": "Choose from the list: a record that is there, or the new one at its end.",
    "possible_duplicate": "Records in the cloud that may be the same one: {ids}",
    "cloud": "The cloud says: {message}",
    "bad_flag": "Type yes or no.",
    "ambiguous": "Several records fit. Use their IDs.",
    "too_many_cells": "The line has more cells than there are columns.",
    "line_twice": "Line {line} is about the same record already.",
    "read_only": "Can be changed only in the cloud.",
    "deleted": "It is deleted. Restore it first.",
    "unknown": "This value cannot be used. Type something else.",
}
"""Code of a validation problem -> what to type instead."""

ERROR = {
    "bug": (
        "Something went wrong in the program",
        "Your data is safe. What you typed is still in the form.",
        "",
    ),
    "database_busy": (
        "The data is in use by another program",
        "Nothing was changed.",
        "Try again in a moment.",
    ),
    "database_damaged": (
        "The data file is damaged",
        "The file {path} cannot be read.",
        "Start the program again to have it repaired.",
    ),
    "database_repaired": (
        "The data file was damaged and has been repaired",
        "Unsent edits that were kept: {edits}. The damaged file was put aside as {set_aside}.",
        "The records are downloaded again.",
    ),
    "edits_replayed": (
        "The data file was an older one",
        "Edits that it lacked were made again from the journal: {edits}.",
        "",
    ),
    "database_copied": (
        "The data was copied from another place",
        "The original may have sent changes that wait here: {edits}.",
        "What could be counted twice is asked on the Sync page.",
    ),
    "database_put_back": (
        "An older state of the data was put back",
        "Changes that wait in it and may have been sent already: {edits}. Edits made after it that were not sent are not in it.",
        "What could be counted twice is asked on the Sync page.",
    ),
    "database_missing": (
        "The data file is missing or empty",
        "The file {path} cannot be used.",
        "Start the program again to have it repaired.",
    ),
    "database_replaced": (
        "The data file was missing or empty and has been made again",
        "Unsent edits that were kept: {edits}.",
        "The records are downloaded again.",
    ),
    "backup_offered": (
        "The data file was missing or empty",
        "There is a backup: {backup}. It is kept until you decide.",
        "Restore it in the settings, or go on without it.",
    ),
    "journal_damaged": (
        "Some unsent edits may be lost",
        "Lines of the journal that cannot be read: {lines}.",
        "Look at the records that you changed last.",
    ),
    "network_folder": (
        "The data may not lie on a network drive",
        "The folder {path} is on another computer.",
        "Choose a folder on this computer's own disk.",
    ),
    "database_newer": (
        "The data comes from a newer version",
        "A later version of the program wrote the data in this folder.",
        "Install the newest version.",
    ),
    "folder_not_writable": (
        "The folder cannot be written",
        "The program may not write in {path}.",
        "Choose another folder, or ask for the rights to write there.",
    ),
    "disk_full": (
        "The disk is full",
        "Nothing was saved; what you typed is still in the form.",
        "Free some space and save again.",
    ),
    "invalid_record": (
        "Some fields need mending",
        "Nothing was saved yet.",
        "Look at the fields marked in red.",
    ),
    "invalid_query": ("This cannot be searched for", "The filter or the order is not understood.", ""),
    "unknown_entity": ("There is no such list", "", ""),
    "unknown_record": ("The record is gone", "It was removed elsewhere in the meantime.", ""),
    "precondition_failed": (
        "The record changed meanwhile",
        "Nothing was saved.",
        "Look at the new values and save again.",
    ),
    "precondition_required": ("The record changed meanwhile", "Nothing was saved.", "Open it again."),
    "stale_version": ("The record changed meanwhile", "Nothing was saved.", "Open it again."),
    "refused": ("This is not allowed", "The record does not allow this step.", ""),
    "secrets_unavailable": (
        "The token cannot be kept",
        "The keychain of this computer is not available.",
        "Unlock the keychain, or keep the token in a protected file.",
    ),
    "port_in_use": ("The port is taken", "Another program listens on port {port}.", "Choose another port."),
    "lan_off": ("Other computers are shut out", "Use from the network is turned off in the settings.", ""),
    "certificate_unusable": (
        "The certificate cannot be used",
        "The file {file} is no certificate that fits its key.",
        "Choose other files in the settings.",
    ),
    "folder_in_use": (
        "Counterfoil is already running",
        "Another window or service has this data open.",
        "Close it first.",
    ),
    "not_connected": ("No cloud is connected", "", "Connect the shop first."),
    "bad_address": ("The address cannot be used", "", "Type it like https://api.example.com"),
    "peer_refused": (
        "The address may not be called",
        "",
        "See which addresses webhooks may call in the settings.",
    ),
    "update_unavailable": (
        "No answer about newer versions",
        "The place where newer versions lie cannot be reached.",
        "Nothing is wrong here; it is tried again later.",
    ),
    "update_refused": (
        "The update was not used",
        "What was downloaded is not signed by us, or is older than what was seen before.",
        "This version goes on working.",
    ),
    "bad_setting": ("The setting is out of range", "Allowed: {allowed}.", ""),
    "settings_damaged": ("The settings cannot be read", "The file {file} was left as it is.", ""),
    "shop_file_missing": (
        "The file that names your cloud is missing",
        "The folder holds the records of cloud {cloud_id}; unsent edits: {edits}.",
        "Connect to that cloud to go on with them.",
    ),
    "shop_file_damaged": ("The shop's file cannot be read", "The file {file} was left as it is.", ""),
    "offline": (
        "The cloud does not answer",
        "Check the internet connection and the address.",
        "You can go on working; changes wait on this computer.",
    ),
    "tls_refused": (
        "The connection is not safe",
        "The cloud's certificate cannot be trusted.",
        "Check the date and the address.",
    ),
    "sign_in_refused": (
        "The cloud refuses the token",
        "Changes wait on this computer.",
        "Sign in with a new token.",
    ),
    "forbidden": ("The cloud does not allow this", "The token may not do this, or not with this cloud.", ""),
    "rate_limited": ("The cloud asks for a pause", "There were too many requests.", "It goes on by itself."),
    "rejected": ("The cloud refused the values", "", ""),
    "breaker_open": (
        "The cloud is left alone for a while",
        "It failed several times in a row.",
        "It is tried again by itself.",
    ),
    "server_fault": ("The cloud has a fault", "", "It is tried again by itself."),
    "protocol_mismatch": (
        "The address is not the cloud's",
        "What answers there is something else.",
        "Check the address.",
    ),
    "verb_refused": (
        "The cloud does not allow this",
        "It offers no such change for this kind of record.",
        "",
    ),
    "list_refused": (
        "The cloud refuses to show a list",
        "All other lists are read, and changes are sent.",
        "It is tried again by itself.",
    ),
    "cloud_record_missing": ("The record is gone", "The cloud does not have it.", ""),
    "cloud_changed": (
        "The record changed meanwhile",
        "It was changed in the cloud.",
        "It goes on by itself.",
    ),
    "cloud_stale": ("The record changed meanwhile", "It was changed in the cloud.", "It goes on by itself."),
    "if_match_missing": (
        "The record changed meanwhile",
        "It is in the cloud already.",
        "It goes on by itself.",
    ),
    "cloud_conflict": ("The cloud refused the values", "Other records stand in the way.", ""),
    "unknown_setting": ("There is no such setting", "", ""),
    "folder_missing": ("There is no shop in this folder", "", "Choose another folder."),
    "other_cloud": (
        "The data belongs to another cloud",
        "Records of two clouds are never mixed.",
        "Connect to the right cloud.",
    ),
    "view_only": (
        "This computer is for looking only",
        "Nothing was changed.",
        "Unlock it first.",
    ),
    "pin_needed": ("The manager's PIN is needed", "Nothing was changed.", "Type the PIN and try again."),
    "pin_refused": ("The PIN is not right", "", "Type it again."),
    "bad_pin": ("This cannot be a PIN", "A PIN has {shortest} to {longest} digits.", ""),
    "parent_needs_fixing": (
        "It waits for another record",
        "It refers to a new record that the cloud has not taken.",
        "See to that record first.",
    ),
    "not_found_yet": (
        "It is looked for in the cloud",
        "The answer of the cloud was lost.",
        "It goes on by itself.",
    ),
    "bad_file": ("The file cannot be used", "", ""),
    "nothing_imported": (
        "Nothing was imported",
        "Some lines were refused.",
        "Mend them in the file, or import the others alone.",
    ),
    "cancelled": ("Cancelled", "Nothing was changed.", ""),
    "mass_deletion": (
        "Very much is missing in the cloud",
        "Nothing was deleted here. Records to decide about: {records}.",
        "Check the shop's records in the cloud first.",
    ),
    "cloud_restored": (
        "The cloud was restored from an old backup",
        "Nothing was deleted here. Records to decide about: {records}.",
        "Send what is here again, or take the cloud's older state.",
    ),
    "count_differs": (
        "The cloud counts differently",
        "Perhaps not everything was read.",
        "It is compared again by itself.",
    ),
    "unreadable": (
        "Some records of the cloud cannot be read",
        "They were set aside; everything else was read.",
        "They are tried again by themselves.",
    ),
}
"""Code -> title, what happened, what to do."""

FILE = {
    "empty": "The file is empty.",
    "old_excel": "It is an old Excel file. Save it as .xlsx or .csv.",
    "damaged": "It is damaged, or no Excel file at all.",
    "damaged_part": "Its part {part} is damaged. Open it in a spreadsheet, and save it again or as .csv.",
    "encoding": "Line {line} holds characters that are not in this encoding. Choose another one.",
    "not_text": "Line {line} holds what is no text. Choose a .csv or .xlsx file.",
    "quotes": "In line {line} a quotation mark is not closed, or stands in a wrong place.",
    "too_large": "It is larger than {limit} MB.",
    "too_long": "It has more than {limit} lines. Divide it.",
    "too_many_cells": "It has more than {limit} cells, empty ones between the others too. Divide it, or save it as .csv.",
    "too_wide": "Line {line} has more than {limit} columns.",
    "calculation": "In line {line}, column {column}, the cell holds the error {value}. Mend it in the spreadsheet.",
    "unreadable": "It cannot be opened.",
    "ending": "The name must end in .csv or .xlsx.",
    "heads": "Choose a field for one column at least.",
    "key": "It has no column {key}.",
    "backup": "It is no backup of this program.",
    "folder": "Choose a file in a folder that is there.",
    "in_use": "It is open in another program. Close it there, or choose another name.",
}
"""Reason of a `bad_file` error -> what is wrong with the file."""

REFUSED = {
    "deleted": "It is deleted. Restore it first.",
    "administrator": "The administrator cannot be deleted.",
    "category_in_use": "Products still belong to it. Move them to another category first.",
    "product_is_ingredient": "Recipes of other products need it. Take it out of them first.",
    "product_has_ingredients": "It has a recipe. Delete the recipe first.",
    "anonymized": "Personal data were removed from it for good.",
    "undo_breaks_rule": "The old values would break a rule.",
    "decide_whole": "This has to be decided as a whole.",
    "still_comparing": "The lists are still being compared. Decide when that is done.",
}
"""Reason of a `refused` error -> why the command is not allowed."""

FILTER_PROBLEM = {
    "malformed": "A condition is field|operator|value, and ; stands between two.",
    "unknown_field": "There is no field {field}.",
    "not_filterable": "The field {field} cannot be filtered by.",
    "operator_not_allowed": "The field {field} takes only these operators: {allowed}.",
    "null_not_allowed": "The field {field} is never empty; write 0 or 1.",
    "bad_value": "{value} is no value of {field}.",
    "too_many": "That is too much for one filter.",
    "not_writable": "A filter cannot hold the character ; in a value, nor a comma in a list.",
    "not_sortable": "The list cannot be sorted by {field}.",
}
"""Problem of an `InvalidQuery` -> what to write instead."""
