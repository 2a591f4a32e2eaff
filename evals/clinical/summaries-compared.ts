import { at } from '@vitrine/basics/at.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { summariseClinicalText } from '@vitrine/engines/clinical/summary/summarise-clinical-text.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { termVectors } from '@vitrine/engines/text/summary/term-vectors.ts'
import { textRank } from '@vitrine/engines/text/summary/text-rank.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { meanRouge, type Rouge, rouge } from '../metrics/rouge.ts'
import { sentencesWithin } from '../metrics/sentences-within.ts'

/** Our summary of a talk and two plain ones, each against what a clinician wrote. */
export interface Compared {
  ours: Rouge
  lead: Rouge
  central: Rouge
}

/** All three get as many words. */
export function compare(text: string, reference: string): Compared {
  const { summary } = summariseClinicalText(text)
  const words = summary.split(/\s+/).length
  const sentences = splitSentences(text.replaceAll(/\[(?:doctor|patient)\]|^(?:Doctor|Patient|Guest_\w+):/gm, '')).map(
    (sentence) => sentence.text,
  )
  const ranks = textRank(termVectors(sentences))
  const best = sentences.map((_, index) => index).toSorted((left, right) => at(ranks, right) - at(ranks, left))
  return {
    ours: rouge(summary, reference),
    lead: rouge(
      sentencesWithin(
        sentences,
        sentences.map((_, index) => index),
        words,
      ),
      reference,
    ),
    central: rouge(sentencesWithin(sentences, best, words), reference),
  }
}

const names = { rouge1: 'ROUGE-1', rouge2: 'ROUGE-2', rougeL: 'ROUGE-L' } as const

/** A measurement for each ROUGE, with the better of the two plain summaries as its baseline. */
export function rougeRows(
  rows: readonly Compared[],
  common: Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split' | 'higherIsBetter'>,
): Measurement[] {
  if (rows.length === 0) return []
  const [ours, lead, central] = (['ours', 'lead', 'central'] as const).map((system) =>
    meanRouge(rows.map((row) => row[system])),
  )
  if (!ours || !lead || !central) return []
  return (Object.keys(names) as (keyof Rouge)[]).map((kind) => {
    const better =
      lead[kind] > central[kind] ? { name: 'lead', value: lead[kind] } : { name: 'TextRank', value: central[kind] }
    return {
      ...common,
      n: rows.length,
      metric: names[kind],
      value: ours[kind],
      interval95: bootstrapInterval(rows, (drawn) => meanRouge(drawn.map((row) => row.ours))[kind]),
      floor: null,
      baseline: better,
      note: `In the same run with as many words: lead ${lead[kind].toFixed(3)}, TextRank ${central[kind].toFixed(3)}.`,
    }
  })
}
