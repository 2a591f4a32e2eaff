/**
 * Development files that nobody looked at while the extractor was written: only their scores were. Split by vendor and layout;
 * of the invoices' layouts here other vendors' documents were seen.
 */
export const unseenInvoices: ReadonlySet<string> = new Set(
  ['010', '012', '028', '037', '038', '043', '044', '045', '052', '053', '054', '055', '056', '057', '059'].map(
    (name) => `${name}.pdf`,
  ),
)

/** The receipts that were looked at; all of one company's were, or none. */
export const seenReceipts: ReadonlySet<string> = new Set(
  [
    '004',
    '015',
    '037',
    '039',
    '069',
    '117',
    '121',
    '124',
    '125',
    '158',
    '162',
    '164',
    '217',
    '236',
    '239',
    '243',
    '255',
    '262',
    '267',
    '322',
    '396',
    '397',
    '402',
    '453',
    '458',
    '591',
  ].map((name) => `${name}.jpg`),
)
