import { functionWords } from '../function-words.ts'
import { stemOf } from '../summary/term-vectors.ts'
import { tokenize } from '../tokens.ts'

const spokenWords = new Set(
  `yeah okay yes no well think know like really going gonna get got want thing things lot way need kind sort actually maybe say said says saying right good people something anything nothing look looking looks make makes making made
  use using used one two three four five first second third last next time times bit much many little also even because only still now here there back put take let see come goes go went guess mean sure probably quite though ever never
  always different same other another anyway basically whatever every each both own around again already enough else might must shall should may cannot done doing does tell talk talking talked said ask work works working
  fine great nice cool hmm mmm huh sorry thank thanks please hello everybody everyone somebody someone meeting today minute minutes point points question questions idea ideas course example part whole end start started point kinda
  don didn doesn isn wasn won wouldn couldn aren haven hasn big small new old high low pretty long big best better trying try keep give gives given having being able sense problem problems word words means point fact issue issues
  uh um er mm hm ok oh ah eh vocalsound disfmarker gap ll ve re id im thats its dont youre theyre whats lets wanna cause guys guy alright yep nope exactly absolutely obviously certainly perhaps rather hopefully
  into down over through off away before after both few more most onto under between during while where why how such than too very his hers its ones onto without within along across against among per via everyone anybody
  tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december week weeks month months year years day days morning afternoon evening
  welcome agenda agreed decided action decision approved reported present`.split(/\s+/),
)

export interface KeyPhrase {
  text: string
  score: number
}

/** The phrases of one or two words that a text keeps coming back to, most telling first. */
export function keyPhrases(
  texts: readonly string[],
  count: number,
  ignore: ReadonlySet<string> = new Set(),
): KeyPhrase[] {
  const counts = new Map<string, { text: string; stems: string[]; count: number }>()
  const add = (words: readonly string[]): void => {
    const stems = words.map(stemOf)
    const key = stems.join(' ')
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { text: words.join(' '), stems, count: 1 })
  }
  for (const text of texts) {
    let before: string | null = null
    for (const token of tokenize(text)) {
      const tells =
        token.kind === 'word' &&
        token.norm.length > 2 &&
        !functionWords.has(token.norm) &&
        !spokenWords.has(token.norm) &&
        !ignore.has(token.norm)
      if (!tells) {
        before = null
        continue
      }
      add([token.norm])
      if (before !== null && before !== token.norm) add([before, token.norm])
      before = token.norm
    }
  }
  // What is said once in a long talk is no theme of it.
  const repeated = [...counts.values()].filter((phrase) => phrase.count > 1).length
  const fewest = texts.length >= 200 ? 3 : texts.length >= 30 || repeated >= count ? 2 : 1
  const scored = [...counts.values()]
    .filter((phrase) => phrase.count >= fewest)
    .map((phrase) => ({
      ...phrase,
      score: phrase.count * (phrase.stems.length === 2 ? 2.2 : 1) * (phrase.text.length > 4 ? 1 : 0.7),
    }))
    .toSorted((left, right) => right.score - left.score)
  const chosen: typeof scored = []
  for (const phrase of scored) {
    if (chosen.length === count) break
    // 'remote control' makes 'remote' and 'control' superfluous.
    if (chosen.some((other) => phrase.stems.some((stem) => other.stems.includes(stem)))) continue
    chosen.push(phrase)
  }
  return chosen.map(({ text, score }) => ({ text, score }))
}
