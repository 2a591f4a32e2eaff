/** What short forms of questions stand for, where a text spells them out. */
const shortForms: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bCEO\b/gu, 'chief executive'],
  [/\bCFO\b/gu, 'chief financial officer'],
  [/\bHQ\b/gu, 'headquarters'],
  [/\bQ1\b/gu, 'the first quarter'],
  [/\bQ2\b/gu, 'the second quarter'],
  [/\bQ3\b/gu, 'the third quarter'],
  [/\bQ4\b/gu, 'the fourth quarter'],
]

// Of whom comes next the sentence on the present one says little.
const another = /\b(?:next|new|former|previous|future|incoming|outgoing) (?=CEO\b|CFO\b)/u

/** The question with its short forms written as the text writes them: 'CEO' where it has a chief executive only. */
export function spelledOut(question: string, texts: readonly string[]): string {
  if (another.test(question)) return question
  return shortForms.reduce((asked, [short, long]) => {
    const plain = long.replace(/^the /, '')
    const isForeign = texts.every((text) => text.search(short) < 0)
    return isForeign && texts.some((text) => text.toLowerCase().includes(plain)) ? asked.replaceAll(short, long) : asked
  }, question)
}
