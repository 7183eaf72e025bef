"""One invoice of forty lines, written in every format as its programs write it."""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass, replace
from decimal import Decimal
from xml.sax.saxutils import escape

CENT = Decimal("0.01")


@dataclass(frozen=True)
class Item:
    """A line: `unit` is `piece`, `carton`, `kg`, `hour`; `total` None: quantity times price less the discount."""

    name: str
    gtin: str = ""
    code: str = ""
    quantity: str = "1"
    unit: str = "piece"
    price: str = "10"
    discount: str = "0"
    vat: str = "21"
    total: str | None = None

    @property
    def net(self) -> Decimal:
        """The total without VAT."""
        if self.total is not None:
            return Decimal(self.total)
        return (Decimal(self.quantity) * Decimal(self.price) - Decimal(self.discount)).quantize(CENT)


@dataclass(frozen=True)
class Sheet:
    """An invoice; `kind` is `invoice` or `credit`."""

    items: tuple[Item, ...]
    number: str = "FV-47"
    uuid: str = "0B6A7A11-7F6E-4B5C-9B0F-3A8F0E0B1C2D"
    date: str = "2026-11-27"
    currency: str = "CZK"
    kind: str = "invoice"
    corrects: str = ""
    supplier: str = "Nová farma Kuřim s.r.o."
    company_id: str = "54998018"
    vat_id: str = "CZ54998018"
    buyer: str = "Obchod U Lípy"
    buyer_id: str = "27074358"
    charge: str = ""
    """A discount on the whole invoice."""


def gtin(number: int) -> str:
    """An EAN of 13 digits."""
    body = f"859{number:09d}"
    total = sum(int(each) * (3 if place % 2 else 1) for place, each in enumerate(body))
    return f"{body}{-total % 10}"


def carton_of(ean: str, indicator: int = 1) -> str:
    """The GTIN-14 of a pack of a product."""
    body = f"{indicator}{ean[:12]}"
    total = sum(int(each) * (1 if place % 2 else 3) for place, each in enumerate(body))
    return f"{body}{-total % 10}"


FORTY = Sheet(
    items=(
        *(
            Item(f"Zboží {each}", gtin(each), f"K-{each}", str(each % 7 + 1), price=f"{each}.5", vat="12" if each % 3 else "21")
            for each in range(1, 26)
        ),
        Item("Mléko karton 12 ks", gtin(31), "K-31", "3", "carton", "148.80"),
        Item("Máslo", gtin(32), "K-32", "5", price="40", discount="20"),
        Item("Jen kódem", "", "K-33", "4", price="25"),
        Item("Jen názvem", "", "", "2", price="12.5"),
        Item("Rajčata volná", gtin(35), "K-35", "2.5", "kg", "60"),
        Item("Nové zboží", gtin(36), "K-36", "6", price="15"),
        Item("Doprava", "", "", "1", price="99"),
        Item("Montáž regálu", "", "S-1", "2", "hour", "300"),
        Item("Záloha na přepravku", "", "", "4", price="100"),
        Item("Reklamní leták", gtin(37), "K-37", "10", price="0", total="0"),
        Item("Vrácené zboží", gtin(38), "K-38", "-2", price="30"),
        Item("Nedodáno", gtin(39), "K-39", "0", price="30"),
        Item("Bez kódu a neznámé", "", "", "1", price="18"),
        Item("Chyba v součtu", gtin(40), "K-40", "10", price="10", total="1000"),
        Item("Drobné", gtin(41), "K-41", "10000", price="0.0035"),
    )
)  # fmt: skip

_UBL = "urn:oasis:names:specification:ubl:schema:xsd:"
_REC20 = {"piece": "C62", "carton": "XCT", "kg": "KGM", "hour": "HUR"}
_CZECH = {"piece": "ks", "carton": "karton", "kg": "kg", "hour": "hod"}
_POLISH = {"piece": "szt.", "carton": "karton", "kg": "kg", "hour": "godz."}


def _tag(name: str, text: str, **attributes: str) -> str:
    shown = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{shown}>{escape(text)}</{name}>" if text else ""


def isdoc(sheet: Sheet) -> bytes:
    """ISDOC 6."""

    def line(place: int, item: Item) -> str:
        quantity = _tag("InvoicedQuantity", item.quantity, unitCode=_CZECH[item.unit])
        ids = "".join(
            f"<{name}><ID>{escape(text)}</ID></{name}>"
            for name, text in (
                ("SellersItemIdentification", item.code),
                ("CatalogueItemIdentification", item.gtin),
            )
            if text
        )
        return (
            f"<InvoiceLine><ID>{place}</ID>{quantity}{_tag('LineExtensionAmount', str(item.net))}"
            f"{_tag('LineExtensionAmountBeforeDiscount', str(item.net + Decimal(item.discount)))}"
            f"{_tag('UnitPrice', item.price)}<ClassifiedTaxCategory><Percent>{item.vat}</Percent><VATCalculationMethod>0"
            f"</VATCalculationMethod></ClassifiedTaxCategory><Item>{_tag('Description', item.name)}{ids}</Item></InvoiceLine>"
        )

    def party(name: str, who: str, number: str, vat: str) -> str:
        scheme = (
            f"<PartyTaxScheme><CompanyID>{vat}</CompanyID><TaxScheme>VAT</TaxScheme></PartyTaxScheme>"
            if vat
            else ""
        )
        return (
            f"<{name}><Party><PartyIdentification><ID>{number}</ID></PartyIdentification><PartyName>{_tag('Name', who)}"
            f"</PartyName>{scheme}</Party></{name}>"
        )

    original = (
        f"<OriginalDocumentReferences><OriginalDocumentReference><ID>{sheet.corrects}</ID>"
        "</OriginalDocumentReference></OriginalDocumentReferences>"
        if sheet.corrects
        else ""
    )
    text = (
        '<?xml version="1.0" encoding="utf-8"?><Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2">'
        f"<DocumentType>{1 if sheet.kind == 'invoice' else 2}</DocumentType>{_tag('ID', sheet.number)}{_tag('UUID', sheet.uuid)}"
        f"{_tag('IssueDate', sheet.date)}<LocalCurrencyCode>{sheet.currency}</LocalCurrencyCode><CurrRate>1</CurrRate>"
        f"<RefCurrRate>1</RefCurrRate>{party('AccountingSupplierParty', sheet.supplier, sheet.company_id, sheet.vat_id)}"
        f"{party('AccountingCustomerParty', sheet.buyer, sheet.buyer_id, '')}{original}<InvoiceLines>"
        f"{''.join(line(place, each) for place, each in enumerate(sheet.items, start=1))}</InvoiceLines>"
        f"<LegalMonetaryTotal>{_tag('TaxExclusiveAmount', str(_sum(sheet)))}</LegalMonetaryTotal></Invoice>"
    )  # fmt: skip
    return text.encode()


def isdocx(sheet: Sheet) -> bytes:
    """ISDOCX with a manifest and a preview."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        manifest = '<manifest xmlns="http://isdoc.cz/namespace/2013/manifest"><maindocument filename="fv.isdoc"/></manifest>'
        archive.writestr("manifest.xml", manifest)
        archive.writestr("fv.isdoc", isdoc(sheet))
        archive.writestr("fv.pdf", b"%PDF-1.7 a preview")
    return packed.getvalue()


def ubl(sheet: Sheet) -> bytes:
    """UBL 2.1."""
    credit = sheet.kind == "credit"
    root, quantity, line_name = ("CreditNote", "CreditedQuantity", "CreditNoteLine") if credit else (
        "Invoice", "InvoicedQuantity", "InvoiceLine")  # fmt: skip

    def line(place: int, item: Item) -> str:
        ids = (
            f"<cac:SellersItemIdentification><cbc:ID>{escape(item.code)}</cbc:ID></cac:SellersItemIdentification>"
            if item.code
            else ""
        )
        if item.gtin:
            ids += f'<cac:StandardItemIdentification><cbc:ID schemeID="0160">{item.gtin}</cbc:ID></cac:StandardItemIdentification>'
        allowance = (
            f"<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount>{item.discount}</cbc:Amount>"
            "</cac:AllowanceCharge>"
            if item.discount != "0"
            else ""
        )
        return (
            f"<cac:{line_name}><cbc:ID>{place}</cbc:ID>{_tag(f'cbc:{quantity}', item.quantity, unitCode=_REC20[item.unit])}"
            f"{_tag('cbc:LineExtensionAmount', str(item.net), currencyID=sheet.currency)}{allowance}<cac:Item>"
            f"{_tag('cbc:Name', item.name)}{ids}<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>{item.vat}</cbc:Percent>"
            f"</cac:ClassifiedTaxCategory></cac:Item><cac:Price>{_tag('cbc:PriceAmount', item.price)}</cac:Price></cac:{line_name}>"
        )

    def party(name: str, who: str, number: str, vat: str) -> str:
        scheme = (
            f"<cac:PartyTaxScheme><cbc:CompanyID>{vat}</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>"
            "</cac:PartyTaxScheme>"
            if vat
            else ""
        )
        return (
            f"<cac:{name}><cac:Party>{scheme}<cac:PartyLegalEntity>{_tag('cbc:RegistrationName', who)}"
            f"<cbc:CompanyID>{number}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:{name}>"
        )

    reference = (
        f"<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>{sheet.corrects}</cbc:ID></cac:InvoiceDocumentReference>"
        "</cac:BillingReference>"
        if sheet.corrects
        else ""
    )
    charge = (
        f"<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>Sleva"
        f"</cbc:AllowanceChargeReason><cbc:Amount>{sheet.charge}</cbc:Amount></cac:AllowanceCharge>"
        if sheet.charge
        else ""
    )
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?><{root} xmlns="{_UBL}{root}-2" xmlns:cac="{_UBL}CommonAggregateComponents-2"'
        f' xmlns:cbc="{_UBL}CommonBasicComponents-2">{_tag("cbc:ID", sheet.number)}{_tag("cbc:UUID", sheet.uuid)}'
        f"{_tag('cbc:IssueDate', sheet.date)}<cbc:{root}TypeCode>{381 if credit else 380}</cbc:{root}TypeCode>"
        f"<cbc:DocumentCurrencyCode>{sheet.currency}</cbc:DocumentCurrencyCode>{reference}"
        f"{party('AccountingSupplierParty', sheet.supplier, sheet.company_id, sheet.vat_id)}"
        f"{party('AccountingCustomerParty', sheet.buyer, sheet.buyer_id, '')}{charge}<cac:LegalMonetaryTotal>"
        f"{_tag('cbc:TaxExclusiveAmount', str(_sum(sheet)))}</cac:LegalMonetaryTotal>"
        f"{''.join(line(place, each) for place, each in enumerate(sheet.items, start=1))}</{root}>"
    )
    return text.encode()


def cii(sheet: Sheet) -> bytes:
    """CII D16B, as in XRechnung and Factur-X."""

    def line(place: int, item: Item) -> str:
        allowance = (
            "<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator>"
            f"<ram:ActualAmount>{item.discount}</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>"
            if item.discount != "0"
            else ""
        )
        return (
            f"<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>{place}</ram:LineID>"
            "</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>"
            f"{_tag('ram:GlobalID', item.gtin, schemeID='0160')}{_tag('ram:SellerAssignedID', item.code)}{_tag('ram:Name', item.name)}"
            "</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>"
            f"{_tag('ram:ChargeAmount', item.price)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>"
            f"<ram:SpecifiedLineTradeDelivery>{_tag('ram:BilledQuantity', item.quantity, unitCode=_REC20[item.unit])}"
            "</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT"
            f"</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode>{_tag('ram:RateApplicablePercent', item.vat)}"
            f"</ram:ApplicableTradeTax>{allowance}<ram:SpecifiedTradeSettlementLineMonetarySummation>"
            f"{_tag('ram:LineTotalAmount', str(item.net))}</ram:SpecifiedTradeSettlementLineMonetarySummation>"
            "</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>"
        )

    def party(name: str, who: str, number: str, vat: str) -> str:
        tax = (
            f'<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">{vat}</ram:ID></ram:SpecifiedTaxRegistration>'
            if vat
            else ""
        )
        return (
            f"<ram:{name}>{_tag('ram:Name', who)}<ram:SpecifiedLegalOrganization><ram:ID>{number}</ram:ID>"
            f"</ram:SpecifiedLegalOrganization>{tax}</ram:{name}>"
        )

    space = "urn:un:unece:uncefact:data:standard:"
    reference = (
        f"<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>{sheet.corrects}</ram:IssuerAssignedID>"
        "</ram:InvoiceReferencedDocument>"
        if sheet.corrects
        else ""
    )
    text = (
        f'<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="{space}CrossIndustryInvoice:100"'
        f' xmlns:ram="{space}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="{space}UnqualifiedDataType:100">'
        "<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID>"
        "</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>"
        f"<rsm:ExchangedDocument>{_tag('ram:ID', sheet.number)}<ram:TypeCode>{381 if sheet.kind == 'credit' else 380}</ram:TypeCode>"
        f'<ram:IssueDateTime><udt:DateTimeString format="102">{sheet.date.replace("-", "")}</udt:DateTimeString>'
        "</ram:IssueDateTime></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>"
        f"{''.join(line(place, each) for place, each in enumerate(sheet.items, start=1))}<ram:ApplicableHeaderTradeAgreement>"
        f"{party('SellerTradeParty', sheet.supplier, sheet.company_id, sheet.vat_id)}"
        f"{party('BuyerTradeParty', sheet.buyer, sheet.buyer_id, '')}</ram:ApplicableHeaderTradeAgreement>"
        f"<ram:ApplicableHeaderTradeDelivery/><ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>{sheet.currency}"
        f"</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementHeaderMonetarySummation>"
        f"{_tag('ram:TaxBasisTotalAmount', str(_sum(sheet)))}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>{reference}"
        "</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>"
    )
    return text.encode()


def ksef(sheet: Sheet) -> bytes:
    """FA(3) of KSeF."""

    def line(place: int, item: Item) -> str:
        return (
            f"<FaWiersz><NrWierszaFa>{place}</NrWierszaFa>{_tag('P_7', item.name)}{_tag('Indeks', item.code)}{_tag('GTIN', item.gtin)}"
            f"{_tag('P_8A', _POLISH[item.unit])}{_tag('P_8B', item.quantity)}{_tag('P_9A', item.price)}"
            f"{_tag('P_10', item.discount if item.discount != '0' else '')}{_tag('P_11', str(item.net))}{_tag('P_12', item.vat)}</FaWiersz>"
        )

    corrected = (
        f"<DaneFaKorygowanej><NrFaKorygowanej>{sheet.corrects}</NrFaKorygowanej></DaneFaKorygowanej>"
        if sheet.corrects
        else ""
    )
    kind = "VAT" if sheet.kind == "invoice" else "KOR"
    text = (
        '<?xml version="1.0" encoding="UTF-8"?><Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Podmiot1>'
        f"<DaneIdentyfikacyjne><NIP>{sheet.company_id}</NIP>{_tag('Nazwa', sheet.supplier)}</DaneIdentyfikacyjne></Podmiot1>"
        f"<Podmiot2><DaneIdentyfikacyjne><KodUE>CZ</KodUE><NrVatUE>{sheet.buyer_id}</NrVatUE>{_tag('Nazwa', sheet.buyer)}"
        f"</DaneIdentyfikacyjne></Podmiot2><Fa><KodWaluty>{sheet.currency}</KodWaluty><P_1>{sheet.date}</P_1>"
        f"{_tag('P_2', sheet.number)}<P_13_1>{_sum(sheet)}</P_13_1><RodzajFaktury>{kind}</RodzajFaktury>{corrected}"
        f"{''.join(line(place, each) for place, each in enumerate(sheet.items, start=1))}</Fa></Faktura>"
    )
    return text.encode()


def pdf(attachments: dict[str, bytes], *, nested: bool = False) -> bytes:
    """A PDF of one empty page with attachments; `nested`: behind two levels of the tree of names."""
    from pypdf import PdfWriter
    from pypdf.generic import ArrayObject, DictionaryObject, NameObject

    writer = PdfWriter()
    writer.add_blank_page(width=200, height=200)
    for name, content in attachments.items():
        writer.add_attachment(name, content)
    if nested:
        tree = writer.root_object["/Names"]["/EmbeddedFiles"]
        for _ in range(2):
            kid = DictionaryObject(tree)
            reference = writer._add_object(kid)
            tree = DictionaryObject({NameObject("/Kids"): ArrayObject([reference])})
        writer.root_object["/Names"][NameObject("/EmbeddedFiles")] = tree
    found = io.BytesIO()
    writer.write(found)
    return found.getvalue()


def zugferd(sheet: Sheet) -> bytes:
    """A PDF with CII inside."""
    return pdf({"factur-x.xml": cii(sheet), "terms.txt": b"..."})


def credit(sheet: Sheet) -> Sheet:
    """The credit note for an invoice."""
    return replace(
        sheet, kind="credit", number=f"D-{sheet.number}", uuid=f"1{sheet.uuid[1:]}", corrects=sheet.number
    )


def _sum(sheet: Sheet) -> Decimal:
    return sum((each.net for each in sheet.items), Decimal(0))


WRITERS = {"isdoc": isdoc, "isdocx": isdocx, "ubl": ubl, "cii": cii, "zugferd": zugferd, "ksef": ksef}
