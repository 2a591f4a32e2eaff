import type { TaggedToken } from '../tagged-text.ts'
import { tagText } from '../tagged-text.ts'

/**
 * The name that analysts use for a figure, and the names in reports that state it (or its components). Written from the
 * usual wording of US annual reports, by concept: the words in second place are searched for too.
 */
const glossary: readonly (readonly [asked: RegExp, said: string])[] = [
  [
    /\b(?:capex|capital expenditures?|capital[- ]intensive)\b/i,
    'purchases of property, plant and equipment; additions to property; cash flows from investing activities',
  ],
  [
    /\bcash ?flow statement|statement of cash flows?\b/i,
    'consolidated statements of cash flows operating activities investing activities financing activities net increase in cash',
  ],
  [
    /\bbalance sheet|statement of financial position\b/i,
    'consolidated balance sheets total assets total current assets total liabilities shareholders equity',
  ],
  [
    /\bincome statement|statement of income|p&l|profit and loss\b/i,
    'consolidated statements of operations consolidated statements of income net sales cost of sales operating income per share',
  ],
  [/\bppn?e\b|\bfixed assets?\b/i, 'property, plant and equipment net; consolidated balance sheet'],
  [/\bnet income\b|\bprofitab|\bnet profit/i, 'net income attributable consolidated statements of income operations'],
  [
    /\boperating margin\b|\boperating income\b|\bebit\b/i,
    'operating income net sales total revenue consolidated statements of income operating expenses',
  ],
  [/\bgross margins?\b|\bgross profit\b/i, 'gross profit net sales cost of sales consolidated statements of income'],
  [/\bebitda\b/i, 'EBITDA depreciation and amortization operating income reconciliation of non-GAAP measures'],
  [/\bnon[- ]gaap\b|\badjusted\b/i, 'non-GAAP adjusted reconciliation of measures'],
  [
    /\b(?:quick|current|liquidity|working capital) ratio\b|\bworking capital\b|\bliquidity\b/i,
    'total current assets total current liabilities inventories trade receivables cash and cash equivalents consolidated balance sheet',
  ],
  [
    /\bfree ?cash ?flow\b|\bfcf\b/i,
    'net cash provided by operating activities purchases of property and equipment statements of cash flows net income',
  ],
  [/\bdividends?\b/i, 'dividends paid cash flows from financing activities'],
  [/\b(?:days payable|dpo|accounts payable|payables)\b/i, 'accounts payable cost of sales balance sheet'],
  [/\b(?:days sales outstanding|dso|receivables?)\b/i, 'accounts receivable net balance sheet'],
  [/\binventory turnover|inventories|\bdio\b/i, 'inventories cost of sales balance sheet'],
  [/\b(?:asset turnover|return on assets|roa)\b/i, 'total assets net sales net income balance sheet'],
  [/\b(?:debt|leverage|interest coverage|borrowings?)\b/i, 'long-term debt notes payable interest expense'],
  [/\beffective tax rate\b/i, 'effective tax rate provision for income taxes income before income taxes'],
  [
    /\b(?:stock|share) (?:buy ?backs?|repurchases?)\b/i,
    'repurchases of common stock treasury stock financing activities',
  ],
  [/\brevenues?\b|\btop[- ]line\b|\bsales\b/i, 'net sales total revenue net revenues'],
  [
    /\bexclud\w+ (?:the )?(?:impact of )?(?:m&a|acquisitions?|mergers?)|\borganic/i,
    'organic local-currency sales acquisitions divestitures translation total sales change segment',
  ],
  [/\b(?:fx|currency|foreign exchange)\b/i, 'foreign exchange translation currency impact constant currency'],
  [
    /\bacquisitions?\b|\bacquired\b|\bm&a\b/i,
    'acquisitions acquired purchase consideration business combination goodwill',
  ],
  [/\bsegments?\b/i, 'segment results reportable segments operating income by segment'],
  [/\b(?:legal|litigation|lawsuits?)\b/i, 'legal proceedings contingencies litigation'],
  [/\b(?:headcount|workforce|employees)\b/i, 'employees human capital'],
  [
    /\b(?:industry|business|products?) (?:does|of|that)|\bprimarily operate|\boperate in\b/i,
    'Item 1 business overview global leader company develops products',
  ],
  [/\bstores?\b/i, 'store count stores opened closed at end of quarter domestic international'],
  [
    /\bdrove|driver|change in (?:operating|gross|net)/i,
    'percent of net sales change primarily due increase decrease year-on-year',
  ],
  [/\b(?:key )?agenda\b|\b8-?k\b/i, 'entry into a material definitive agreement item completion results of operations'],
]

/** Further words to search for, each with less weight than the question's own. */
export function financialTerms(question: string): TaggedToken[] {
  const said = glossary.filter(([asked]) => asked.test(question)).map(([, words]) => words)
  return said.length === 0 ? [] : tagText(said.join('; ')).filter(({ text }) => /\p{L}/u.test(text))
}
