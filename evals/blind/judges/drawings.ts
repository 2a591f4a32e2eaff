import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { plainWords } from '../same-words.ts'

/** Counts are ranges, since a drawing may be read in more than one way. */
const truthSchema = z.strictObject({
  label: z.array(z.string()).optional(),
  view: z.string().optional(),
  counts: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
  texts: z.array(z.string()).default([]),
})

const outputSchema = z.looseObject({
  labels: z.array(z.object({ label: z.string(), confidence: z.number() })),
  known: z.boolean(),
  view: z.string().optional(),
  objects: z.array(z.looseObject({ label: z.string(), confidence: z.number() })),
  counts: z.record(z.string(), z.number()),
  texts: z.array(z.looseObject({ text: z.string(), confidence: z.number() })).default([]),
})

const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null

const letters = (text: string): string => plainWords(text).replaceAll(' ', '')

/** Judges a drawing: its kind, how many parts of a label there are, and texts that must be read. */
export const judgeDrawing: Judge = (truth, output) => {
  const { label, view, counts, texts } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const best = answer.labels[0]
  const facts: Fact[] = []
  if (label) {
    const right = answer.known && label.includes(best?.label ?? '')
    const given = answer.known ? inShort(best?.label) : 'unknown'
    facts.push({
      name: 'kind',
      right,
      missing: !answer.known,
      confidence: best?.confidence ?? null,
      given,
      wanted: inShort(label),
    })
  }
  if (view) {
    const given = answer.view ?? 'none'
    const confidence = best?.confidence ?? null
    facts.push({ name: 'view', right: given === view, missing: given === 'none', confidence, given, wanted: view })
  }
  for (const [name, [low, high]] of Object.entries(counts)) {
    const given = answer.counts[name] ?? 0
    facts.push({
      name: `count of ${name}`,
      right: given >= low && given <= high,
      missing: !answer.known,
      confidence: mean(answer.objects.filter((one) => one.label === name).map(({ confidence }) => confidence)),
      given: String(given),
      wanted: low === high ? String(low) : `${low} to ${high}`,
    })
  }
  for (const text of texts) {
    const found = answer.texts.find((one) => letters(one.text).includes(letters(text)))
    const given = found ? inShort(found.text) : 'not read'
    facts.push({
      name: 'text',
      right: found !== undefined,
      missing: !found,
      confidence: found?.confidence ?? null,
      given,
      wanted: text,
    })
  }
  return facts
}
