import { capitalised } from '@vitrine/basics/wording.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { Sentiment } from './schema.ts'

const leastConfidence = 0.6

const labelOf = (label: string, mixedOrIronic: boolean): string =>
  mixedOrIronic ? `Mixed or ironic, the words lean ${label}` : capitalised(label)

function signed(score: number): string {
  const text = Math.abs(score).toFixed(2)
  return score < 0 && text !== '0.00' ? `−${text}` : `+${text}`
}

function overall({ label, score, confidence, mixedOrIronic }: Sentiment): Block[] {
  const item = {
    label: labelOf(label, mixedOrIronic),
    confidence,
    detail: `Score ${signed(score)} on a scale from −1 to +1`,
  }
  return [{ kind: 'labels', title: 'Overall', known: true, items: [item] }]
}

function notices({ confidence, mixedOrIronic, warnings }: Sentiment): Block[] {
  const unsure = confidence < leastConfidence
  if (!unsure && warnings.length === 0) return []
  const texts = unsure ? ['The model is not sure of the overall label.', ...warnings] : warnings
  return [notice(unsure || mixedOrIronic ? 'warning' : 'info', 'Before you rely on this', texts.join(' '))]
}

function aspectTable({ aspects }: Sentiment): Block[] {
  if (aspects.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'What it speaks of',
      columns: [
        { label: 'Aspect', align: 'start' },
        { label: 'Feeling', align: 'start' },
        { label: 'Score', align: 'end' },
        { label: 'Mentions', align: 'end' },
      ],
      rows: aspects.map(({ aspect, label, score, count }) => [
        { value: capitalised(aspect) },
        { value: capitalised(label) },
        { value: signed(score) },
        { value: count },
      ]),
    },
  ]
}

/** The block's offsets refer to the sentence, the output's to the whole text. */
function sentenceList({ sentences, sentenceCount }: Sentiment): Block {
  const left = sentenceCount - sentences.length
  return {
    kind: 'sentences',
    title: 'Sentence by sentence',
    items: sentences.map(({ text, start, score, label, words }) => ({
      text,
      score,
      label,
      spans: words.map((word) => ({ start: word.start - start, end: word.end - start, weight: word.weight })),
    })),
    ...(left > 0 && { omitted: `${left} more sentences, all counted in the score` }),
  }
}

/** The overall label, what to know before trusting it, the aspects, and every sentence with its telling words. */
export function presentSentiment(output: Sentiment): Block[] {
  return [...overall(output), ...notices(output), ...aspectTable(output), sentenceList(output)]
}

/** One plain sentence. */
export function summarizeSentiment({ label, score, confidence, mixedOrIronic, aspects }: Sentiment): string {
  const said = (wanted: string): string =>
    aspects.flatMap((found) => (found.label === wanted ? [found.aspect] : [])).join(', ')
  const parts = [`${labelOf(label, mixedOrIronic)} (${signed(score)})`]
  if (confidence < leastConfidence) parts.push('not sure')
  if (said('positive') !== '') parts.push(`liked: ${said('positive')}`)
  if (said('negative') !== '') parts.push(`disliked: ${said('negative')}`)
  return `${parts.join('; ')}.`
}
