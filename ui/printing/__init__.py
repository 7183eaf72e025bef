"""Tables on paper: a preview, the printer, a PDF."""
