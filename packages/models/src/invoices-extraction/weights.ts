/**
 * How much each way of finding a value counts, and how near things must lie to belong together. Chosen by hand on the 30 invoices
 * and 26 receipts that were looked at; the others measure what they come to (evals/invoices/held-out.ts, evals/datasets.md).
 */

/** What sums that come out right, or do not, add to a choice of net, tax, total and due. */
export const sumSupport = {
  /** Net and tax make the total. */
  comesOut: 1.2,
  /** They do with shipping, a discount, a tax withheld or a rounding between. */
  comesOutWithParts: 1.1,
  doesNotComeOut: -0.6,
  netOverTotal: -0.8,
  taxOverHalfOfTotal: -0.8,
  taxIsNet: -1,
  /** The total less what was paid before. */
  makesDue: 0.3,
  doesNotMakeDue: -0.1,
  /** Cash less change, and cash alone, which may be more than the total. */
  paidWithChange: 0.6,
  paidWithoutChange: 0.15,
} as const

/** What a candidate's score becomes, by how it came to be one: added, or times. */
export const sumScore = {
  /** Once for each further place, three at most. */
  addedForEachPlace: 0.06,
  /** The sum of several rates, which nobody printed. */
  addedToSumOfRates: -0.1,
  /** Beside one that is rounded to five cents. */
  timesUnrounded: 0.6,
  timesDueAsTotal: 0.4,
  timesPaidAsTotal: 0.7,
  timesNetAsTotal: 0.45,
  paidWithChange: 0.5,
  paidWithoutChange: 0.25,
  /** An amount without a label. */
  unlabelled: 0.5,
  /** One without a label, that the items add up to. */
  ofItems: 0.6,
  /** Added up over the rates, where they make the total. */
  byRate: 0.9,
  /** What is left to pay: the sum bears it out, no label does. */
  left: 0.6,
  /** Weaker candidates for what stands between net and total are no evidence. */
  weakestBetween: 0.3,
} as const

/** Added to the confidence of what was chosen. */
export const confidenceSupport = {
  /** For each value in a sum that comes out right. */
  agreed: 0.04,
  /** Costs and discounts may stand between net and total; or what was taken for the net sum is another. */
  netDisagreed: -0.3,
  taxDisagreed: -0.2,
  /** With several rates the tax may be one of them alone, as nothing adds up to the total. */
  oneOfSeveralTaxes: -0.35,
} as const

/** Nothing is named as due: the total is, so surely. */
export const totalAsDue = 0.9

/** The first date of the document, without a label. */
export const firstDateScore = 0.45

/** How well each place says who sells and who buys, 0…1. */
export const partyScore = {
  underRole: 0.95,
  /** 'Company · Street 12 · 12345 City' in one line. */
  senderLine: 0.75,
  /** A name that the paper gives once more, as whom to pay or in its small print, is all but sure. */
  confirmed: 0.74,
  head: 0.58,
  companyAtHead: 0.58,
  addressee: 0.56,
  greeted: 0.55,
  besideRole: 0.5,
  registered: 0.5,
  receiptHead: 0.5,
  belowRole: 0.45,
  letterhead: 0.45,
  companyBelow: 0.45,
  /** Goods are sent to the buyer where nobody else is named. */
  receiver: 0.4,
  receiverBeside: 0.35,
} as const

/** Shares of the page's width or height, counted from its left and its top. */
export const pagePlace = {
  /** From a role's name down and to the right to its address. */
  roleAbove: -0.006,
  roleToAddress: 0.13,
  roleBeside: 0.4,
  sameMargin: 0.03,
  sameMarginOfRole: 0.05,
  sameMarginOfAddress: 0.02,
  touching: 0.005,
  /** A greeted name stands above. */
  greetingEnds: 0.6,
  /** The window of a letter. */
  windowBegins: 0.06,
  windowEnds: 0.5,
  companyHeadEnds: 0.25,
  receiptHeadEnds: 0.45,
} as const

/** In heights of a line. */
export const lineHeights = { nextLineBegins: 0.5, nextLineEnds: 2.5, addressLine: 1.6 } as const

/** How well cells under their headings fit: figures are surer than words, which may run over. */
export const cellScore = {
  figure: 0.9,
  description: 0.85,
  /** Quantity and price do not make the amount: a discount, or another column. */
  doubtfulPrice: 0.6,
} as const
