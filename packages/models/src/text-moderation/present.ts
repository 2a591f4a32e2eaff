import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { categoryItems, categoryWords, reasonWords } from '../shared/moderation/category-words.ts'
import type { Moderated } from './schema.ts'

const verdictText = {
  allow: { tone: 'good', title: 'Allow', text: 'Nothing here calls for a second look.' },
  review: { tone: 'warning', title: 'Review', text: 'A person should look at this before it is shown' },
  block: { tone: 'bad', title: 'Block', text: 'This should not be shown' },
} as const

const otherLanguage = 'its language is not known'

/** Why a text is held or blocked, in words. */
const becauseOf = ({ verdict, reasons }: Moderated): string =>
  reasons.length === 0 && verdict === 'review' ? otherLanguage : reasonWords(reasons)

function verdictNotice(output: Moderated): Block {
  const { tone, title, text } = verdictText[output.verdict]
  const because = becauseOf(output)
  return notice(tone, title, because === '' ? text : `${text}: ${because}.`)
}

/** The ten categories; last how offensive the text is as a whole, which is another question: spam offends few. */
function categoryLabels({ categories, offensive }: Moderated): Block {
  return {
    kind: 'labels',
    title: 'Categories',
    known: true,
    independent: true,
    items: [...categoryItems(categories), { label: 'Offensive as a whole', confidence: offensive.score }],
  }
}

function warningNotice({ warnings }: Moderated): Block[] {
  if (warnings.length === 0) return []
  return [notice('info', 'Before you rely on this', warnings.join(' '))]
}

/** The kinds found and how often, without repeating the data themselves. */
function personalData({ spans }: Moderated): Block[] {
  const kinds = new Map<string, { count: number; confidence: number }>()
  for (const { detail, category, weight } of spans) {
    if (category !== 'personal-data' || detail === null) continue
    const known = kinds.get(detail) ?? { count: 0, confidence: 0 }
    kinds.set(detail, { count: known.count + 1, confidence: Math.max(known.confidence, weight) })
  }
  if (kinds.size === 0) return []
  return [
    {
      kind: 'table',
      title: 'Personal data',
      columns: [
        { label: 'Kind', align: 'start' },
        { label: 'Found', align: 'end' },
      ],
      rows: [...kinds].map(([kind, { count, confidence }]) => [{ value: kind, confidence }, { value: count }]),
    },
  ]
}

/** Each word is marked once, with all categories that it indicates. */
function marksIn(spans: Moderated['spans'], start: number, end: number) {
  const marks = new Map<string, { start: number; end: number; weight: number; label: string }>()
  for (const span of spans) {
    if (span.start < start || span.end > end) continue
    const key = `${span.start} ${span.end}`
    const known = marks.get(key)
    const name = span.detail ?? categoryWords(span.category).toLowerCase()
    marks.set(key, {
      start: span.start - start,
      end: span.end - start,
      weight: Math.min(known?.weight ?? 0, -Math.min(1, span.weight)),
      label: known === undefined ? name : `${known.label}, ${name}`,
    })
  }
  return [...marks.values()].sort((left, right) => left.start - right.start)
}

/** The block's offsets refer to the sentence, the output's to the whole text. Harm counts below zero. */
function sentenceList({ sentences, sentenceCount, spans }: Moderated): BlockOf<'sentences'> {
  const left = sentenceCount - sentences.length
  return {
    kind: 'sentences',
    title: 'Sentence by sentence',
    items: sentences.map(({ text, start, end, category, score }) => {
      const marks = marksIn(spans, start, end)
      // 'Nothing found' beside marked words would contradict itself.
      const nothing = marks.length > 0 ? 'weak signs' : 'nothing found'
      return {
        text,
        score: category === null ? 0 : -score,
        label: category === null ? nothing : categoryWords(category).toLowerCase(),
        strength: category === null ? '' : percent(score),
        spans: marks,
      }
    }),
    ...(left > 0 && { omitted: `${left} more sentences, all counted in the scores` }),
  }
}

/** The verdict with its reasons, the ten categories, what to know before trusting them, and every sentence with the words that told. */
export function presentModeration(output: Moderated): Block[] {
  return [
    verdictNotice(output),
    categoryLabels(output),
    ...warningNotice(output),
    ...personalData(output),
    sentenceList(output),
  ]
}

/** One plain sentence. */
export function summarizeModeration(output: Moderated): string {
  const because = becauseOf(output)
  return `${verdictText[output.verdict].title}${because === '' ? ', nothing found' : `: ${because}`}.`
}
