/**
 * Weights of each way of finding a value, and maximum distances of things that belong together. Chosen by hand on the 30 invoices
 * and 26 receipts that were inspected; measured on the others (evals/invoices/held-out.ts, evals/datasets.md).
 */

/** Score added to a choice of net, tax, total and due for sums that add up or do not. */
export const sumSupport = {
  /** Net and tax add up to the total. */
  comesOut: 1.2,
  /** They do with shipping, a discount, a tax withheld or a rounding between. */
  comesOutWithParts: 1.1,
  doesNotComeOut: -0.6,
  netOverTotal: -0.8,
  taxOverHalfOfTotal: -0.8,
  taxIsNet: -1,
  /** The total minus the sum prepaid. */
  makesDue: 0.3,
  doesNotMakeDue: -0.1,
  /** Cash minus change, and cash alone, which may be more than the total. */
  paidWithChange: 0.6,
  paidWithoutChange: 0.15,
} as const

/** Changes of a candidate's score by its origin: added to it, a factor, or the score itself. */
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
  /** One without a label that equals the sum of the items. */
  ofItems: 0.6,
  /** Added up over the rates, where they make the total. */
  byRate: 0.9,
  /** The sum left to pay, confirmed by the total but not by a label. */
  left: 0.6,
  /** Minimum score of candidates between net and total to count as evidence. */
  weakestBetween: 0.3,
} as const

/** Added to the confidence of what was chosen. */
export const confidenceSupport = {
  /** For each value in a sum that adds up. */
  agreed: 0.04,
  /** Costs and discounts may come between net and total, or the net sum may be another figure. */
  netDisagreed: -0.3,
  taxDisagreed: -0.2,
  /** With several rates the tax may be one of them alone, as nothing adds up to the total. */
  oneOfSeveralTaxes: -0.35,
} as const

/** Confidence of the total as the sum due, where nothing is named as due. */
export const totalAsDue = 0.9

/** The first date of the document, without a label. */
export const firstDateScore = 0.45

/** The day beside the first of several payments that make up the total. */
export const plannedDayScore = 0.6

/** How well each place identifies seller and buyer, 0…1. */
export const partyScore = {
  underRole: 0.95,
  /** 'Company · Street 12 · 12345 City' in one line. */
  senderLine: 0.75,
  /** A name that the document repeats, as payee or in its small print, is almost certain. */
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
  /** The first line of the page, with nothing below that shows whose it is. */
  topLine: 0.42,
  companyBelow: 0.45,
  /** Goods are sent to the buyer where nobody else is named. */
  receiver: 0.4,
  receiverBeside: 0.35,
} as const

/** Shares of the page's width or height, counted from its left and its top. */
export const pagePlace = {
  /** From a role label down and to the right to its address. */
  roleAbove: -0.006,
  roleToAddress: 0.13,
  roleBeside: 0.4,
  sameMargin: 0.03,
  sameMarginOfRole: 0.05,
  sameMarginOfAddress: 0.02,
  touching: 0.005,
  /** A name in a greeting is above this. */
  greetingEnds: 0.6,
  /** The window of a letter. */
  windowBegins: 0.06,
  windowEnds: 0.5,
  companyHeadEnds: 0.25,
  receiptHeadEnds: 0.45,
} as const

/** In line heights. */
export const lineHeights = { nextLineBegins: 0.5, nextLineEnds: 2.5, addressLine: 1.6 } as const

/** How well cells under their headings fit: figures are more reliable than words, which may run over. */
export const cellScore = {
  figure: 0.9,
  description: 0.85,
  /** Quantity times price is not the amount: a discount, or another column. */
  doubtfulPrice: 0.6,
} as const
