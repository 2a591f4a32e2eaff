import { type ModerationCategory, moderationCategories } from '@vitrine/engines/text/moderation/categories.ts'
import { meanConfidence, type TranscriptSegment } from '@vitrine/engines/speech/transcript.ts'
import { moderateText, type Moderation } from '@vitrine/engines/text/moderation/moderate-text.ts'
import { loadModerationModel } from '@vitrine/engines/text/moderation/moderation-model.ts'
import { isEnglish } from '@vitrine/engines/text/is-english.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import type { WrittenText } from '@vitrine/engines/video/frame-text.ts'
import type { VideoModeration } from './schema.ts'

type Judged = Pick<VideoModeration, 'categories' | 'verdict' | 'reasons' | 'words' | 'spans' | 'events' | 'isEnglish'>

/** Mean confidence of the recogniser; below it words are as often wrong as right. */
const believable = 0.5

const severity = { allow: 0, review: 1, block: 2 } as const

/**
 * Judges spoken and written words line by line, and the speech as a whole: a sentence may end in the next segment. What was
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
  const lines = [
    ...spoken.map((line) => ({ ...line, kind: 'spoken' as const })),
    ...written.map((line) => ({ ...line, kind: 'written' as const })),
  ]
  for (const { start, end, text, kind } of lines) {
    signal.throwIfAborted()
    const moderation = await moderateText(model, text)
    take(moderation, kind === 'spoken')
    const offset = judged.words.length
    judged.words += `${text}\n`
    for (const span of moderation.spans) {
      judged.spans.push({ ...span, start: span.start + offset, end: span.end + offset })
    }
    for (const name of moderation.reasons) {
      const confidence = moderation.categories.find((category) => category.name === name)?.score ?? 0
      judged.events.push({ start, end, label: `${kind}: ${name}`, confidence, kind, frame: null })
    }
  }
  if (lines.length > 0) judged.isEnglish = isEnglish(tokenize(judged.words.slice(0, 20_000)))
  // Words that cannot be judged are not let through: a person who knows the language decides.
  if (judged.isEnglish === false && judged.verdict === 'allow') {
    judged.verdict = 'review'
    judged.reasons = ['words in a language that is not known']
  }
  judged.categories = [...scores]
    .map(([name, score]) => ({ name, score }))
    .sort((left, right) => right.score - left.score)
  return judged
}
