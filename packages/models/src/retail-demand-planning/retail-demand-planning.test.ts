import { readFile } from 'node:fs/promises'
import { type Block, blockSchema } from '@vitrine/contracts/blocks/block.ts'
import type { OptionValues } from '@vitrine/contracts/catalogue/model-option.ts'
import { expect, test } from 'vitest'
import { planDemand } from './engine.ts'
import { generateSamples } from './generate-samples.ts'
import { presentDemandPlan, summarizeDemandPlan } from './present.ts'
import { samples } from './samples.ts'
import { type DemandPlan, demandPlanSchema } from './schema.ts'

function plan(
  bytes: Uint8Array,
  options: OptionValues = {},
  report: (fraction: number | null) => void = () => undefined,
) {
  return planDemand(
    { file: { name: 'sales.csv', mediaType: 'text/csv', size: bytes.length }, text: null, options },
    {
      readFile: () => Promise.resolve(bytes),
      signal: new AbortController().signal,
      report: ({ fraction }) => report(fraction),
    },
  )
}

const planText = (text: string, options?: OptionValues) => plan(new TextEncoder().encode(text), options)

const planned = new Map<string, Promise<DemandPlan>>()

async function readAndPlan(id: string): Promise<DemandPlan> {
  const sample = samples.find((candidate) => candidate.id === id)
  if (sample === undefined || !('file' in sample)) throw new Error(`There is no sample ${id}.`)
  return plan(await readFile(new URL(`samples/${sample.file}`, import.meta.url)), sample.options)
}

/** Each sample is planned once for all tests: the engine answers the same twice. */
function planSample(id: string): Promise<DemandPlan> {
  const known = planned.get(id) ?? readAndPlan(id)
  planned.set(id, known)
  return known
}

test('the sample files are what the generator makes', async () => {
  for (const [name, text] of Object.entries(generateSamples())) {
    expect(await readFile(new URL(`samples/${name}`, import.meta.url), 'utf8')).toBe(text)
  }
})

test.each(samples.map(({ id }) => id))('sample %s gives a valid plan and valid blocks', async (id) => {
  const answer = demandPlanSchema.parse(await planSample(id))
  const blocks = presentDemandPlan(answer)
  for (const block of blocks) blockSchema.parse(block)
  expect(blocks.filter((block) => block.kind === 'series')).toHaveLength(1)
  expect(summarizeDemandPlan(answer)).toMatch(/expected in the next/)
})

test('weekly sample: six series, price and promotion used four weeks ahead', async () => {
  const answer = await planSample('weekly-promotions')
  expect(answer).toMatchObject({
    seriesFound: 6,
    unit: 'week',
    driversKnownAhead: 4,
    notes: [],
    columns: { date: ['week'], value: 'units', series: ['store', 'product'], drivers: ['price', 'promotion'] },
  })
  for (const series of answer.series) {
    expect(series.forecast.map((step) => step.date)).toEqual(['2025-06-30', '2025-07-07', '2025-07-14', '2025-07-21'])
    expect(series.backtest?.smape).toBeLessThan(16)
    expect(series.stock.reorderPoint).toBeCloseTo(series.stock.leadTimeDemand + series.stock.safetyStock)
  }
})

test('monthly sample: the known generator is met within 6 %, its December found', async () => {
  const [series] = (await planSample('monatsabsatz')).series
  const december = 4200 * 1.006 ** 95 * 1.4
  expect(Math.abs((series?.forecast[11]?.value ?? 0) / december - 1)).toBeLessThan(0.06)
  expect(series?.seasonality[0]).toMatchObject({ cycle: 'year', peak: 'December' })
})

test('daily sample: the festival is unusual, the rise is lasting, Saturday is best', async () => {
  const [series] = (await planSample('daily-cafe')).series
  expect(series?.outliers.map(({ date }) => date)).toEqual(['2024-09-07'])
  expect(series?.changes).toHaveLength(1)
  expect(series?.changes[0]?.change).toBeCloseTo(0.35, 1)
  expect(series?.seasonality[0]).toMatchObject({ cycle: 'week', peak: 'Saturday' })
})

test('a heading is said in words, and errors with one decimal', async () => {
  const text = `date,boxes_of_tea\n${Array.from({ length: 60 }, (_, day) => `${new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10)},${200 + 40 * (day % 7)}`).join('\n')}`
  const answer = await planText(text, { duration: 7 })
  expect(summarizeDemandPlan(answer)).toMatch(/ boxes of tea expected .* with \d+\.\d % average error/)
  const chart = presentDemandPlan(answer).find((block) => block.kind === 'series')
  expect(chart?.valueLabel).toBe('boxes of tea')
})

const dayAfter = (index: number) => new Date(Date.UTC(2025, 2, 3 + index)).toISOString().slice(0, 10)

test('days without sales are no doubt about the forecast, and columns that a table lacks are not missed', async () => {
  const rows = Array.from(
    { length: 140 },
    (_, index) => `${dayAfter(index)},${index % 7 === 0 ? 0 : 60 + 9 * (index % 7) + ((index * 5) % 4)}`,
  )
  const answer = await planText(`date,covers\n${rows.join('\n')}`, { duration: 7 })
  expect(answer.series[0]?.backtest?.smape).toBeLessThan(10)
  expect(answer.series[0]?.confidence).toBe('high')
  const columns = presentDemandPlan(answer).find((block) => block.kind === 'fields' && block.title === 'Columns found')
  expect(columns).toMatchObject({ items: [{ label: 'Date' }, { label: 'Value' }] })
})

test('sample of a new product: says that confidence is low', async () => {
  const answer = await planSample('new-product')
  expect(answer.series[0]?.confidence).toBe('low')
  expect(presentDemandPlan(answer)[0]).toMatchObject({ kind: 'notice', tone: 'warning' })
})

const week = (step: number) => new Date(Date.UTC(2022, 0, 3) + step * 7 * 86_400_000).toISOString().slice(0, 10)
const manySeries = (count: number, weeks: number) =>
  `date,sku,units\n${Array.from({ length: count * weeks }, (_, row) => `${week(row % weeks)},sku ${Math.floor(row / weeks)},${10 + Math.floor(row / weeks) + ((row * 7) % 5)}`).join('\n')}`

test('more series than it lists: the largest are forecast and the rest is named', async () => {
  const answer = await planText(manySeries(250, 12), { duration: 100 })
  expect(answer.series).toHaveLength(200)
  expect(answer.seriesFound).toBe(250)
  expect(answer.series[0]?.name).toBe('sku 249')
  expect(answer.notes[0]).toContain('50 smaller ones are left out')
})

test('one period is forecast where no duration is given', async () => {
  const answer = await planText(manySeries(1, 30))
  expect(answer.series[0]?.forecast).toHaveLength(1)
})

test.each([{ duration: 0 }, { duration: 105 }, { duration: 1.5 }, { duration: 'soon' }, { serviceLevel: 100 }])(
  'refuses the options %o',
  async (options) => {
    await expect(planText(manySeries(1, 30), options)).rejects.toMatchObject({ problem: 'option-invalid' })
  },
)

test.each([
  ['', 'input-empty'],
  ['item,units\na,3\nb,4\n', 'csv-without-dates'],
  ['date,comment\n2024-01-01,good\n2024-01-02,bad\n', 'csv-without-numbers'],
  ['date,units\n2024-01-01,3\n2024-01-02,4\n', 'csv-too-short'],
])('refuses %j with %s', async (text, problem) => {
  await expect(planText(text)).rejects.toMatchObject({ problem })
})

const day = (index: number) => new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10)

test('one is not said as many', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `${day(index)},${50 + (index % 7)},${2 + (index % 3)}`)
  const { notes } = await planText(`day,crates,price\n${rows.join('\n')}\nsome day,51,2\n`, { duration: 3 })
  expect(notes).toContainEqual(expect.stringMatching(/^1 row without a readable date was left out/))
  expect(notes).toContainEqual(
    expect.stringMatching(
      /^What ‘price’ will be is not in the file; its recent median was .*nothing under ‘crates’\.$/,
    ),
  )
})

test('reports progress that never falls', async () => {
  const seen: number[] = []
  await plan(new TextEncoder().encode(manySeries(12, 30)), {}, (fraction) => seen.push(fraction ?? 0))
  expect(seen.length).toBeGreaterThan(1)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

const namesIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.title?.startsWith('Forecast') ? block.rows.map(([name]) => name?.value) : [],
  )

test('a forecast stands once: under its chart, or in a table where the series has none', async () => {
  expect(namesIn(presentDemandPlan(await planText(manySeries(3, 30))))).toEqual([])
  const many = await planText(manySeries(10, 30))
  const charted = presentDemandPlan(many).flatMap((block) => (block.kind === 'series' ? block.series : []))
  const others = many.series.slice(charted.length).map(({ name }) => name)
  expect(others.length).toBeGreaterThan(0)
  expect([...new Set(namesIn(presentDemandPlan(many)))]).toEqual(others)
})

const sumOf = ({ series }: DemandPlan) =>
  series.flatMap(({ forecast }) => forecast).reduce((sum, { value }) => sum + value, 0)

const withWhatIf = async (options: OptionValues) =>
  plan(await readFile(new URL('samples/weekly-promotions.csv', import.meta.url)), {
    duration: 4,
    leadTime: 2,
    ...options,
  })

test('what if: dearer sells less, a promotion sells more, and the plan stands beside it', async () => {
  const usual = await planSample('weekly-promotions')
  expect(usual.whatIf).toBeNull()
  const dearer = await withWhatIf({ priceChange: 20 })
  const { total = 0, plannedTotal = 0 } = dearer.whatIf ?? {}
  expect(total).toBeLessThan(plannedTotal)
  expect(sumOf(usual)).toBeCloseTo(plannedTotal, 6)
  expect(sumOf(dearer)).toBeCloseTo(total, 6)
  expect(presentDemandPlan(dearer)[0]).toMatchObject({ kind: 'notice', title: 'What if: coming prices 20 % higher' })
  const promoted = await withWhatIf({ promotionPeriods: 4 })
  const without = await withWhatIf({ promotionPeriods: 0 })
  expect(promoted.whatIf?.total).toBeGreaterThan(without.whatIf?.total ?? 0)
})

test('what if wants the column that it changes, and says so', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, place) => `${new Date(Date.UTC(2025, 0, 6 + 7 * place)).toISOString().slice(0, 10)},${40 + (place % 4)}`,
  )
  const text = `date,units\n${rows.join('\n')}\n`
  await expect(planText(text, { priceChange: 10 })).rejects.toMatchObject({
    problem: 'option-invalid',
    message: 'The file has no column of prices to change: it has no column of that kind.',
  })
  await expect(planText(text, { promotionPeriods: 1 })).rejects.toMatchObject({ problem: 'option-invalid' })
  await expect(planText(text, { priceChange: 101 })).rejects.toMatchObject({ problem: 'option-invalid' })
})
