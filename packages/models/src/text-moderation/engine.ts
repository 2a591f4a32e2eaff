import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { loadModerationModel, type ModerationModel } from '@vitrine/engines/text/moderation/learned/moderation-model.ts'
import { type Moderation, moderateText } from '@vitrine/engines/text/moderation/moderate-text.ts'
import { readsAsWords } from '@vitrine/engines/text/reads-as-words.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { type Moderated, notEnglish } from './schema.ts'

// More than a person reads on a screen; the categories count every sentence.
const listedSentences = 200
// Minimum probability to assign a sentence to a category.
const leastScore = 0.3

export function requireText(text: string | null): string {
  if (text === null || text.trim() === '') {
    throw new InputError('input-empty', 'The text is empty.', { hint: 'Type or paste the text to be checked.' })
  }
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) {
    throw new InputError('text-not-found', 'The text holds no words.', { hint: 'Paste the text itself.' })
  }
  return text
}

async function strongest(
  model: ModerationModel,
  sentence: string,
): Promise<Pick<Moderated['sentences'][number], 'category' | 'score'>> {
  const { categories } = await moderateText(model, sentence)
  const first = categories[0]
  return { category: first !== undefined && first.score >= leastScore ? first.name : null, score: first?.score ?? 0 }
}

// Characters; enough of a long text to recognise its language.
const openingLength = 20_000

async function warningsFor(
  source: string,
  { disguised, verdict, wordsAloneFrom }: Moderation,
  sentenceCount: number,
): Promise<string[]> {
  const warnings: string[] = []
  const tokens = tokenize(source.slice(0, openingLength))
  if (isEnglish(tokens) === false) warnings.push(notEnglish)
  if (!(await readsAsWords(tokens))) {
    warnings.push('Hardly any of this is an English word: there is nothing to be judged by its meaning.')
  }
  if (tokens.filter((token) => token.kind === 'word').length < 3) {
    warnings.push('One or two words say little of what is meant.')
  }
  if (/["“”«»]/.test(source) && verdict !== 'allow') {
    warnings.push('Part of this is quoted: the model does not tell a quotation or a report from what the writer says.')
  }
  if (disguised.length > 0) {
    const places = disguised.length === 1 ? 'one place' : `${disguised.length} places`
    warnings.push(`Disguised wording was read as what it stands for in ${places}.`)
  }
  if (wordsAloneFrom !== null) {
    const read = `${Math.round((100 * wordsAloneFrom) / source.length)} %`
    warnings.push(
      `This is a partial answer: there was time to read the first ${read} by meaning; the rest was judged by its words alone.`,
    )
  }
  if (sentenceCount > listedSentences) {
    warnings.push(`All ${sentenceCount} sentences count; the first ${listedSentences} are listed.`)
  }
  return warnings
}

/**
 * Scores a text in ten categories, with the words responsible, sentence by sentence, and a verdict.
 * Throws `InputError` 'input-empty' for blank text, 'text-not-found' for text without any word or number.
 */
export const moderate: Engine<Moderated> = async ({ text }, { signal, report }) => {
  const source = requireText(text)
  const model = await loadModerationModel()
  const whole = await moderateText(model, source, {
    onPart: async (fraction) => {
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      signal.throwIfAborted()
      report({ stage: 'Reading the text', fraction: fraction * 0.9 })
    },
  })
  const sentences = splitSentences(source)
  const listed: Moderated['sentences'] = []
  for (const sentence of sentences.slice(0, listedSentences)) {
    signal.throwIfAborted()
    listed.push({ ...sentence, ...(await strongest(model, sentence.text)) })
  }
  // Text that cannot be judged is not allowed through: a person who knows the language decides.
  const isForeign = isEnglish(tokenize(source.slice(0, openingLength))) === false
  const isUnread = whole.verdict === 'allow' && (isForeign || whole.wordsAloneFrom !== null)
  const { wordsAloneFrom: _, ...judged } = whole
  return {
    ...judged,
    ...(isUnread && { verdict: 'review' as const }),
    sentences: listed,
    sentenceCount: sentences.length,
    warnings: await warningsFor(source, whole, sentences.length),
  }
}
