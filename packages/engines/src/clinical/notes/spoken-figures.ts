import { type Replacement, replacedText } from '../../text/replaced-text.ts'

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

const values = new Map<string, number>([
  ...upToNineteen.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
  ['oh', 0],
])

const alternatives = [...values.keys()].join('|')
const run = new RegExp(
  String.raw`\b(?:an? hundred|${alternatives})\b(?:(?:[ \n-]|, )(?:hundred|and(?=[ \n-](?:${alternatives})\b)|point|${alternatives})\b)*`,
  'giu',
)
const decade = new RegExp(String.raw`\b(?:${decades.join('|')})\b`, 'giu')

/** Regular expression source for a number in words: 'two hundred and fifty', 'two point five'. */
export const spokenNumber = String.raw`(?:an? hundred|${alternatives})(?:[ -](?:hundred|thousand|and|point|${alternatives}))*`

interface Token {
  word: string
  start: number
  end: number
}

const valueOf = ({ word }: Token): number | undefined => values.get(word)
const isTens = (value: number | undefined): value is number => value !== undefined && value >= 20
const isDigit = (value: number | undefined): value is number => value !== undefined && value < 10

/** Whether a value may be a temperature: 'thirty-six eight' is 36.8 and 'ninety-eight six' 98.6, where a pulse would be two numbers. */
const isWarmth = (value: number): boolean => (value >= 34 && value <= 42) || (value >= 94 && value <= 107)

/** A number below a hundred from the start of `tokens`, and the number of tokens it takes. */
function belowHundred(tokens: readonly Token[]): { value: number; length: number } | null {
  const [first, second] = tokens
  const value = first && valueOf(first)
  if (value === undefined) return null
  const ones = second && valueOf(second)
  return isTens(value) && isDigit(ones) && ones > 0 ? { value: value + ones, length: 2 } : { value, length: 1 }
}

/** 'a hundred and five', 'one forty', 'one oh five', 'thirty-eight point two'; null where no number begins. */
function readNumber(tokens: readonly Token[]): { value: string; length: number } | null {
  const head = tokens[0]?.word.endsWith(' hundred') ? { value: 1, length: 0 } : belowHundred(tokens)
  if (head === null) return null
  let { value, length } = head
  const next = tokens[length]
  if (next !== undefined && next.word.endsWith('hundred')) {
    value *= 100
    length += 1
    if (tokens[length]?.word === 'and') length += 1
    const rest = belowHundred(tokens.slice(length))
    if (rest !== null) {
      value += rest.value
      length += rest.length
    }
  } else if (value > 0 && value < 3 && next !== undefined) {
    const rest = belowHundred(tokens.slice(next.word === 'oh' ? length + 1 : length))
    const isSpoken = rest !== null && (next.word === 'oh' ? rest.value < 10 : rest.value >= 10)
    if (isSpoken) {
      value = value * 100 + rest.value
      length += rest.length + (next.word === 'oh' ? 1 : 0)
    }
  }
  const point = tokens[length]?.word === 'point'
  const decimals: number[] = []
  for (let at = length + (point ? 1 : 0); at < tokens.length && decimals.length < 2; at += 1) {
    const token = tokens[at]
    const digit = token && valueOf(token)
    if (!isDigit(digit) || !(point || (isWarmth(value) && decimals.length === 0))) break
    decimals.push(digit)
  }
  if (decimals.length === 0) return { value: String(value), length }
  return { value: `${value}.${decimals.join('')}`, length: length + decimals.length + (point ? 1 : 0) }
}

function numbersIn(text: string, from: number): Replacement[] {
  const tokens = [...text.matchAll(/an? hundred|\p{L}+/giu)].map(
    (match): Token => ({
      word: match[0].toLowerCase(),
      start: from + match.index,
      end: from + match.index + match[0].length,
    }),
  )
  const found: Replacement[] = []
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(tokens.slice(at))
    const [first, last] = [tokens[at], tokens[at + (number?.length ?? 1) - 1]]
    if (number !== null && first !== undefined && last !== undefined)
      found.push({ value: number.value, start: first.start, end: last.end })
    at += number?.length ?? 1
  }
  return found
}

// 'one hour after', 'no two alike': such a small number alone is an ordinary word, unless it is on a scale; and so is the first half of 'sixty-something'.
const isWord = ({ value, end }: Replacement, text: string): boolean =>
  (Number(value) < 3 && !/^ (?:out of|over)\b/iu.test(text.slice(end))) ||
  /^-(?!years?\b|months?\b|weeks?\b|days?\b)\p{L}/iu.test(text.slice(end))

/**
 * The text with numbers in digits, which dictated notes lack: 'one forty over ninety' becomes '140 over 90'.
 * `placeOf` maps a stretch of it back to the original text.
 */
export function inFigures(text: string): ReturnType<typeof replacedText> {
  const spoken = [...text.matchAll(run)]
    .flatMap((match) => numbersIn(match[0], match.index))
    .filter((read) => !isWord(read, text))
  const rounds = [...text.matchAll(decade)].map(
    (match): Replacement => ({
      value: `${20 + 10 * decades.indexOf(match[0].toLowerCase())}s`,
      start: match.index,
      end: match.index + match[0].length,
    }),
  )
  const reads = [...spoken, ...rounds].toSorted((left, right) => left.start - right.start)
  return replacedText(text, reads)
}
