import { at } from '@vitrine/basics/at.ts'
import { functionWords } from '../function-words.ts'
import type { TermModel } from '../linear/term-model.ts'
import { weighTerms } from '../linear/term-model.ts'
import { splitSentences } from '../sentences.ts'
import { tokenize } from '../tokens.ts'

export interface KeyPhrase {
  text: string
  start: number
  end: number
  /** 0…1, of the strongest phrase. */
  score: number
  count: number
}

// Words that part phrases though they say something: verbs, adverbs and adjectives of degree.
const breaks = new Set(
  `is are was were be been being am do does did done has had have having get gets got getting go goes going went make makes made making take takes taken took use used using
  say says said see seen show shows showed shown find finds found give gives given gave come comes came know known think want need needs may might must shall should would could can will cannot
  please thank thanks hello dear also however therefore thus since after before during between among within without until because although though while whether where when why how who whom whose which that
  many much few several each every both either neither other another such same own again still yet already often usually sometimes never always ever here there now then once only even well back away off over under
  into onto upon through against toward towards across along per via either about above below around near like unlike new old good bad great small large big high low long short first second last next
  one two three four five six seven eight nine ten year years month months day days week weeks time times way ways thing things lot lots number kind type etc eg ie mr mrs ms dr me us
  significant significantly respectively compared associated including based due common different important possible available able likely likewise least most less more yes ok`.split(
    /\s+/,
  ),
)

const longestPhrase = 4
const mostPhrases = 12

/** Sequences of telling words: no function word, mark or number within. */
function runsOf(sentence: string, offset: number) {
  const runs: ReturnType<typeof tokenize>[] = [[]]
  for (const token of tokenize(sentence, offset)) {
    const tells =
      token.kind === 'word' &&
      token.norm.length > 2 &&
      !functionWords.has(token.norm) &&
      !breaks.has(token.norm) &&
      !token.norm.endsWith('ly')
    if (tells) runs.at(-1)?.push(token)
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : '')) : word

/** How rare a word is in the domain's training texts; unknown words are rather rare. */
function rarityOf(model: TermModel): (word: string) => number {
  const known = new Map<string, number>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const { terms } = weighTerms({ ...model, options: { ...model.options, charNgrams: null, wordNgrams: 1 } }, [word])
    const row = terms[0]?.row
    const value = row === undefined ? 5 : at(model.rarities, row) * model.rarityStep
    known.set(word, value)
    return value
  }
}

/**
 * The phrases that a text is about: sequences of telling words between function words and marks, by how often they occur, how rare their
 * words are in the domain, and how early they come. A phrase inside a stronger one is left out.
 */
export function findKeyPhrases(text: string, model: TermModel): KeyPhrase[] {
  const phrases = new Map<string, { text: string; start: number; end: number; count: number; words: string[] }>()
  for (const sentence of splitSentences(text).slice(0, 2000)) {
    for (const run of runsOf(sentence.text, sentence.start)) {
      for (let length = 1; length <= Math.min(longestPhrase, run.length); length++) {
        for (let place = 0; place + length <= run.length; place++) {
          const tokens = run.slice(place, place + length)
          const [first, last] = [tokens[0], tokens.at(-1)]
          if (first === undefined || last === undefined) continue
          const words = tokens.map(({ norm }) => norm)
          const key = words.map(stem).join(' ')
          const known = phrases.get(key)
          if (known) known.count += 1
          else
            phrases.set(key, {
              text: text.slice(first.start, last.end),
              start: first.start,
              end: last.end,
              count: 1,
              words,
            })
        }
      }
    }
  }
  const rarity = rarityOf(model)
  const scored = [...phrases.entries()]
    .filter(([, { words, count }]) => words.length > 1 || count > 1 || phrases.size < 30)
    .map(([key, phrase]) => {
      const rare = phrase.words.reduce((sum, word) => sum + rarity(word), 0) / phrase.words.length
      const early = 1 + 0.5 * Math.exp((-4 * phrase.start) / Math.max(1, text.length))
      const repeated = Math.log2(1 + phrase.count)
      return { key, ...phrase, score: repeated * rare * early * Math.sqrt(phrase.words.length) }
    })
    .sort((left, right) => right.score - left.score || left.start - right.start)
  const kept: typeof scored = []
  for (const phrase of scored) {
    const covered = kept.some(
      ({ key }) => ` ${key} `.includes(` ${phrase.key} `) || ` ${phrase.key} `.includes(` ${key} `),
    )
    if (!covered) kept.push(phrase)
    if (kept.length === mostPhrases) break
  }
  const best = kept[0]?.score ?? 1
  return kept.map(({ text: shown, start, end, score, count }) => ({
    text: shown.replaceAll(/\s+/g, ' '),
    start,
    end,
    score: score / best,
    count,
  }))
}
