import { meanConfidence, type TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { type ModerationCategory, moderationCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { loadModerationModel } from '@vitrine/engines/text/moderation/learned/moderation-model.ts'
import { type Moderation, moderateText } from '@vitrine/engines/text/moderation/moderate-text.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { WrittenText } from '@vitrine/engines/video/frame-text.ts'
import type { VideoModeration } from './schema.ts'

type Judged = Pick<VideoModeration, 'categories' | 'verdict' | 'reasons' | 'words' | 'spans' | 'events' | 'isEnglish'>

/** Mean confidence of the recogniser; below it words are as often wrong as right. */
const believable = 0.5

/** Words that a line needs to be judged without those around it. */
const sentence = 5

const severity = { allow: 0, review: 1, block: 2 } as const

type Line = Pick<WrittenText, 'start' | 'end' | 'text'> & { kind: 'spoken' | 'written' }

/** Text in the same picture is read together: half a sentence on its own may sound like anything. */
const cardsOf = (written: readonly WrittenText[]): Line[] =>
  [...Map.groupBy(written, ({ start }) => start)].map(([start, lines]) => ({
    start,
    end: Math.max(...lines.map(({ end }) => end)),
    text: lines.map(({ text }) => text).join('\n'),
    kind: 'written',
  }))

/** Lines of a card that say something by themselves: among many harmless ones a single one is easily lost. */
const linesOf = ({ text, ...card }: Line): Line[] =>
  text
    .split('\n')
    .filter((line) => line.split(' ').length >= sentence)
    .map((line) => ({ ...card, text: line }))

/**
 * Judges what is spoken segment by segment and as a whole, since a sentence may end in the next, and what is written picture by picture. What was
 * misheard may sound like anything, so words that the recogniser is unsure of are held for a person at most.
 */
export async function judgeWords(
  spoken: readonly TranscriptSegment[],
  written: readonly WrittenText[],
  signal: AbortSignal,
): Promise<Judged> {
  const model = await loadModerationModel()
  const scores = new Map<ModerationCategory, number>(moderationCategories.map((name) => [name, 0]))
  const judged: Judged = {
    categories: [],
    verdict: 'allow',
    reasons: [],
    words: '',
    spans: [],
    events: [],
    isEnglish: null,
  }
  const doubtful = (meanConfidence(spoken) ?? 1) < believable
  const take = (moderation: Moderation, isSpoken: boolean) => {
    for (const { name, score } of moderation.categories) scores.set(name, Math.max(scores.get(name) ?? 0, score))
    const verdict = isSpoken && doubtful && moderation.verdict === 'block' ? 'review' : moderation.verdict
    if (severity[verdict] > severity[judged.verdict]) judged.verdict = verdict
    judged.reasons = [...new Set([...judged.reasons, ...moderation.reasons])]
  }
  if (spoken.length > 0) take(await moderateText(model, spoken.map(({ text }) => text).join(' ')), true)
  const lines: Line[] = [...spoken.map((line) => ({ ...line, kind: 'spoken' as const })), ...cardsOf(written)]
  const flag = ({ start, end, text, kind }: Line, { categories, reasons }: Moderation) => {
    for (const name of reasons) {
      const confidence = categories.find((category) => category.name === name)?.score ?? 0
      const label = `${kind}: ${name}`
      judged.events.push({ start, end, label, confidence, kind, words: text, frame: null })
    }
  }
  for (const line of lines) {
    signal.throwIfAborted()
    const moderation = await moderateText(model, line.text)
    take(moderation, line.kind === 'spoken')
    flag(line, moderation)
    if (line.kind === 'written' && moderation.verdict === 'allow') {
      for (const alone of linesOf(line)) {
        const reading = await moderateText(model, alone.text)
        take(reading, false)
        flag(alone, reading)
      }
    }
    const offset = judged.words.length
    judged.words += `${line.text}\n`
    for (const span of moderation.spans) {
      judged.spans.push({ ...span, start: span.start + offset, end: span.end + offset })
    }
  }
  if (lines.length > 0) judged.isEnglish = isEnglish(tokenize(judged.words.slice(0, 20_000)))
  // Words that cannot be judged are not allowed through: a person who knows the language decides.
  if (judged.isEnglish === false && judged.verdict === 'allow') {
    judged.verdict = 'review'
    judged.reasons = ['words in a language that is not known']
  }
  judged.categories = [...scores]
    .map(([name, score]) => ({ name, score }))
    .sort((left, right) => right.score - left.score)
  return judged
}
