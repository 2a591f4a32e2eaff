import { readPatterns } from '../../text/read-patterns.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import type { VitalAsSaid } from './found-vital.ts'
import { readMeasured } from './measured-value.ts'
import { standingOf } from './standing.ts'
import { vitalConfidence } from './weights.ts'

const { leadingPosture, leadingPain, rated, leadingHeight, leadingWeight, wasWeight, besideWeight } = readPatterns(
  new URL('./wordings/leading-vitals.txt', import.meta.url),
  ['leadingPosture', 'leadingPain', 'rated', 'leadingHeight', 'leadingWeight', 'wasWeight', 'besideWeight'],
)
const leadingBp = /(?<!\d)(\d{2,3})\s?\/\s?(\d{2,3})\s?mm\s?hg/giu
const leadingSaturation = /(?<!\d)(\d{2,3})\s?(?:%|percent) (?:oxygen saturation|on room air|on \d+ ?l)/giu

/** Values that precede their name or need none: '120/80 mmHg', '98% on room air', '8/10 pain'. */
export function leading(sentence: ClinicalSentence, found: readonly VitalAsSaid[], listed: boolean): VitalAsSaid[] {
  const { text } = sentence
  const all: VitalAsSaid[] = []
  for (const [name, pattern] of [
    ['BP', leadingBp],
    ['BP', leadingPosture],
    ['pain', leadingPain],
    ['pain', rated],
    ['SpO2', leadingSaturation],
    ['height', leadingHeight],
    ['weight', leadingWeight],
    ['weight', wasWeight],
    ['height', besideWeight],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const start = sentence.start + match.index
      const measured = readMeasured(name, match[0])
      if (
        measured === null ||
        [...found, ...all].some(
          (other) => other.name === name && other.end > start && other.start < start + match[0].length,
        )
      )
        continue
      if (found.some((other) => other.start < start + measured.end && other.end > start + measured.start)) continue
      const standing =
        pattern === wasWeight
          ? 'earlier'
          : standingOf(
              text
                .slice(Math.max(0, match.index - 60), match.index)
                .split(/;/u)
                .at(-1) ?? '',
              text.slice(match.index, match.index + match[0].length + 45),
              false,
            )
      all.push({
        ...measured,
        name,
        standing,
        time: null,
        listed,
        confidence: vitalConfidence.valueFirst,
        start: start + (name === 'pain' ? 0 : measured.start),
        end: start + measured.end,
      })
    }
  }
  return all
}
