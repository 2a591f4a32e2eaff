import { attachmentsOfPdf } from '@vitrine/engines/documents/pdf/attachments.ts'
import type { EmbeddedValues, Invoice } from './schema.ts'

const fileNames = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i

/** The content of the first element with that local name. These elements never nest in themselves. */
function inside(xml: string, name: string): string | null {
  const open = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^>]*)?>`).exec(xml)
  if (open === null) return null
  const start = open.index + open[0].length
  const length = xml.slice(start).search(new RegExp(`</(?:[\\w.-]+:)?${name}\\s*>`))
  if (length < 0) return null
  return xml
    .slice(start, start + length)
    .trim()
    .replace(/^<!\[CDATA\[|\]\]>$/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

/** Format 102 is YYYYMMDD. */
function dateOf(text: string | null): string | null {
  const match = text === null ? null : /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text)
  return match === null ? null : `${match[1]}-${match[2]}-${match[3]}`
}

function amountOf(text: string | null): number | null {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : null
}

function headerOf(xml: string): EmbeddedValues {
  const document = inside(xml, 'ExchangedDocument') ?? inside(xml, 'HeaderExchangedDocument') ?? ''
  const sums =
    inside(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation') ??
    inside(xml, 'SpecifiedTradeSettlementMonetarySummation') ??
    ''
  return {
    number: inside(document, 'ID'),
    date: dateOf(inside(inside(document, 'IssueDateTime') ?? '', 'DateTimeString')),
    seller: inside(inside(xml, 'SellerTradeParty') ?? '', 'Name'),
    buyer: inside(inside(xml, 'BuyerTradeParty') ?? '', 'Name'),
    currency: inside(xml, 'InvoiceCurrencyCode'),
    net: amountOf(inside(sums, 'TaxBasisTotalAmount')),
    tax: amountOf(inside(sums, 'TaxTotalAmount')),
    total: amountOf(inside(sums, 'GrandTotalAmount')),
    due: amountOf(inside(sums, 'DuePayableAmount')),
  }
}

/** The header of a Factur-X or ZUGFeRD file (UN/CEFACT cross industry invoice) inside a PDF; null when there is none. */
export async function readEmbeddedInvoice(bytes: Uint8Array): Promise<Invoice['embedded']> {
  const [attachment] = await attachmentsOfPdf(bytes, (name) => fileNames.test(name))
  if (attachment === undefined) return null
  return { file: attachment.name, values: headerOf(new TextDecoder().decode(attachment.content)) }
}
