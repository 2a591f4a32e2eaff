import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import { concessions, contrasts } from '@vitrine/engines/text/sentiment/modifiers.ts'
import { type Token } from '@vitrine/engines/text/tokens.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Aspects that customers mention, with the words that name them. */
const aspectWords = {
  price: words(
    'price prices priced pricing cost costs money cheap cheaper cheapest expensive pricey overpriced affordable value bargain deal budget inexpensive discount penny dollar dollars euro euros pound pounds fee fees refund worth',
  ),
  quality: words(
    'quality build material materials durable durability sturdy solid flimsy construction workmanship craftsmanship broke broken break breaks defective defect finish stitching fabric plastic fragile lasted lasts cracked scratched reliable reliability made well-made well-built',
  ),
  delivery: words(
    'delivery delivered deliver delivers shipping shipped ship arrive arrived arrives arrival package packaging packaged parcel courier box late dispatch dispatched tracking postage',
  ),
  service: words(
    'service support staff representative reps rep agent agents helpdesk warranty customer-service assistant assistants manager employee employees waiter waitress salesman saleswoman cashier return returns returned exchange refund complaint',
  ),
  usability: words(
    'easy easier easily use usable user-friendly intuitive interface menu menus setup set-up install installed installation instructions manual controls buttons complicated confusing simple handle app settings navigate learn',
  ),
  performance: words(
    'fast slow speed performance performs powerful battery batteries charge charges charging lag lags laggy crash crashes freezes noise noisy loud quiet sound picture screen display works working worked camera connection',
  ),
  design: words(
    'design designed look looks looking style stylish color colors colour colours beautiful ugly sleek compact size weight bulky heavy lightweight shape',
  ),
  comfort: words(
    'comfortable comfort comfy uncomfortable fit fits fitted fitting tight loose soft cushion cozy itchy snug',
  ),
} as const satisfies Record<string, ReadonlySet<string>>

export type Aspect = keyof typeof aspectWords

const aspectsOfWord = new Map<string, Aspect[]>()
for (const [aspect, names] of entriesOf(aspectWords)) {
  for (const name of names) aspectsOfWord.set(name, [...(aspectsOfWord.get(name) ?? []), aspect])
}

/** The aspects that a clause names. */
export function aspectsIn(tokens: readonly Token[]): Aspect[] {
  const found = new Set<Aspect>()
  for (const token of tokens) {
    for (const aspect of aspectsOfWord.get(token.norm) ?? []) found.add(aspect)
  }
  return [...found]
}

const breaks = new Set([',', ';', ':', '-', '--', '—', '(', ')'])
const joins = new Set(['and', 'while', 'whereas'])

/** Splits a sentence's tokens where it turns to another thing: "the screen is great, but delivery was late". */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    const opens =
      breaks.has(token.norm) || contrasts.has(token.norm) || concessions.has(token.norm) || joins.has(token.norm)
    const current = clauses.at(-1) ?? []
    // A clause that names no aspect yet continues: "cheap and cheerful price".
    if (opens && aspectsIn(current).length > 0) clauses.push([token])
    else current.push(token)
  }
  return clauses
}
