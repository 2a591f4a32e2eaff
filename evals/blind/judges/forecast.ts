import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { plainWords } from '../same-words.ts'

const range = z.tuple([z.number(), z.number()])
const truthSchema = z.strictObject({
  unit: z.array(z.string()).optional(),
  /** How many series there are. */
  series: z.number().optional(),
  names: z.array(z.string()).optional(),
  /** Of a series, by words of its name ('' for the only one): the first forecast's date, the last known value, the range of the forecasts' mean. */
  of: z
    .record(
      z.string(),
      z.strictObject({ date: z.string().optional(), last: z.number().optional(), mean: range.optional() }),
    )
    .default({}),
})

const outputSchema = z.looseObject({
  series: z.array(
    z.looseObject({
      name: z.string(),
      history: z.array(z.object({ date: z.string(), value: z.number().nullable() })),
      forecast: z.array(z.looseObject({ date: z.string(), value: z.number() })),
      confidence: z.enum(['high', 'medium', 'low']),
    }),
  ),
  seriesFound: z.number(),
  unit: z.string(),
})

/** What the three words stand for where a figure is needed. */
const figures = { high: 0.9, medium: 0.65, low: 0.4 }

/** Judges how a table of sales was read, and whether the forecast is of the right size. */
export const judgeForecast: Judge = (truth, output) => {
  const { unit, series, names, of } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const facts: Fact[] = []
  const add = (name: string, right: boolean, given: unknown, wanted: unknown, confidence: number | null = null) =>
    facts.push({ name, right, missing: false, confidence, given: inShort(given), wanted: inShort(wanted) })
  if (unit) add('unit', unit.includes(answer.unit), answer.unit, unit)
  if (series !== undefined) add('series', answer.seriesFound === series, answer.seriesFound, series)
  for (const name of names ?? []) {
    const found = answer.series.some((one) => plainWords(one.name).includes(plainWords(name)))
    add(
      'series by name',
      found,
      answer.series.map((one) => one.name),
      name,
    )
  }
  for (const [name, { date, last, mean }] of Object.entries(of)) {
    const one = answer.series.find((candidate) => plainWords(candidate.name).includes(plainWords(name)))
    const known = one?.history.filter(({ value }) => value !== null).at(-1)
    const first = one?.forecast[0]?.date ?? 'nothing'
    const values = one?.forecast.map(({ value }) => value) ?? []
    const average = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    if (date !== undefined) add('first date', first.startsWith(date), first, date)
    if (last !== undefined) add('last value', Math.abs((known?.value ?? Number.NaN) - last) < 0.006, known?.value, last)
    if (mean) {
      const right = one !== undefined && average >= mean[0] && average <= mean[1]
      add('size of the forecast', right, average.toFixed(2), mean.join(' to '), one ? figures[one.confidence] : null)
    }
  }
  return facts
}
