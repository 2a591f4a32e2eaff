import { readPatterns } from '../../text/read-patterns.ts'

const asks =
  /^(?:.*[.!,;:] )?(?:so )?(?:(?:(?:on|in|by|from|until|till|for|to|of) )?(?:what|which)|give|tell|do you (?:know|have)|is there|how|at)\b/iu

const kinds = ['mail', 'telephone', 'site', 'code', 'money', 'clock', 'day', 'share', 'mass', 'temperature'] as const
type Kind = (typeof kinds)[number]

const patterns = readPatterns(new URL('../wordings/asked-forms.txt', import.meta.url), [
  'count',
  'measure',
  'amount asked',
  'duration',
  'by each',
  'how many',
  'how often',
  ...kinds.flatMap((kind): (`${Kind} asked` | `${Kind} looks`)[] => [`${kind} asked`, `${kind} looks`]),
])

/** A number with a unit is a count only of that unit; a sum of money, of its currency. */
function isMeasureForCount(question: string, said: string): boolean {
  const counted = patterns.count.exec(question)?.[1]
  if (counted === undefined) return false
  if (/^[£$€]/.test(said)) return !/\b(?:pound|euro|dollar)s\b/i.test(question)
  const unit = patterns.measure.exec(said)?.[1]?.toLowerCase()
  return unit !== undefined && !/percent|%/.test(question) && !question.toLowerCase().includes(unit.slice(0, 4))
}

const isTimeForAmount = (question: string, said: string): boolean =>
  patterns['amount asked'].test(question) && patterns.duration.test(said) && !patterns['money looks'].test(said)

/** An amount per day does not answer a question for one per mile. */
function isByAnother(question: string, said: string): boolean {
  const [asked, given] = [question, said].map((text) => patterns['by each'].exec(text)?.[1]?.toLowerCase())
  return asked !== undefined && given !== undefined && asked !== given && !/^(?:person|head)$/.test(asked + given)
}

/**
 * Whether a question asks for something with a typical form (an address, a sum, a time of day, a weight, a count) that an answer does
 * not have: a name is not an e-mail address, a length not a sum. `beside` is the text right before and after the answer, such as a currency sign.
 */
export function lacksAskedForm(
  question: string,
  answer: string,
  beside: readonly [before: string, after: string] = ['', ''],
): boolean {
  const said = `${beside[0]}${answer}${beside[1]}`
  const asked = question.trim()
  if (patterns['how many'].test(asked) && patterns['how often'].test(answer)) return true
  if (!asks.test(asked)) return false
  return (
    kinds.some(
      (kind) =>
        patterns[`${kind} asked`].test(asked) && !patterns[`${kind} looks`].test(kind === 'mail' ? answer : said),
    ) ||
    isMeasureForCount(asked, `${/[£$€]$/.test(beside[0]) ? beside[0].slice(-1) : ''}${answer}${beside[1]}`) ||
    isTimeForAmount(asked, said) ||
    isByAnother(asked, said)
  )
}

/** The text right before and after an answer that may give its currency, its unit or what it is counted by. */
export function besideOf(
  text: string,
  { start, end }: { start: number; end: number },
): [before: string, after: string] {
  const before = /[^\n\t]{0,8}$/u.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? ''
  const after = /^[^\n\t.;,]{0,20}/u.exec(text.slice(end, end + 20))?.[0] ?? ''
  return [/(?:[£$€¥₹]\s?|\b[A-Z]{3}\s|\b(?:at|by|until|from)\s)$/u.exec(before)?.[0] ?? '', after]
}

/** Which form of address a question asks for; null for anything else. */
export const askedContact = (question: string): 'mail' | 'telephone' | 'site' | null =>
  (['mail', 'telephone', 'site'] as const).find((kind) => patterns[`${kind} asked`].test(question.trim())) ?? null
