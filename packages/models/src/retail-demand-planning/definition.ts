import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { options } from './options.ts'
import { presentDemandPlan, summarizeDemandPlan } from './present.ts'
import { samples } from './samples.ts'
import { demandPlanSchema } from './schema.ts'

/** Forecasts the sales of every series in a CSV, with bands, back-test, findings in the history and advice on stock. */
export const retailDemandPlanning = defineModel({
  id: 'retail-demand-planning',
  version: 9,
  title: 'Retail demand planning',
  name: 'Demand planning',
  description: 'Forecasts sales from a CSV with the range to expect, seasons, unusual values and advice on stock.',
  footer: 'Sales CSV in · forecast and stock advice out',
  icon: 'chart-line',
  places: ['retail/planning'],
  capabilities: [
    'Finds date, product, value and driver columns by itself',
    'Ranges meant to hold 80 and 95 of 100 values, tried on the past',
    'Uses prices and promotions: rows with coming dates and an empty value tell what is planned',
    'Seasons, unusual values and lasting changes of the level',
    'Safety stock and reorder point for your lead time and service level',
  ],
  disclaimer: 'A forecast continues the past. It knows nothing of what is not in the file, such as a new competitor.',
  processingTime: '15-20s',
  input: {
    kind: 'file',
    accept: ['csv'],
    maxMegabytes: 5,
    limits: [
      '500,000 rows, of which 5 MB hold about 370,000 with dates as 2026-01-31',
      'at least 8 dated values',
      '500 series',
    ],
  },
  options,
  slug: 'retail-demand-planning',
  aliases: [{ name: 'future-sales-prediction' }],
  interaction: 'form',
  resultRoute: 'demandplanning',
  output: demandPlanSchema,
  samples,
  samplesAlsoBelow: '/demandPlanning/',
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'sMAPE',
      says: 'Off by {} on average',
      on: '{n} series of a forecasting contest',
      as: 'error',
      outOf: 100,
    },
    {
      metric: 'MAPE',
      dataset: 'Orange juice (bayesm)',
      says: 'Off by {} on average for one brand in one shop',
      on: '{n} weekly sales',
      as: 'error',
      outOf: 100,
    },
    {
      metric: 'share in 95 % band',
      dataset: 'Orange juice (bayesm)',
      says: 'Its 95 % range holds the true figure in {} cases',
      on: 'the same {n} weekly sales',
      as: 'cases',
      outOf: 100,
    },
  ],
  engineName: 'Vitrine forecast combination',
  loadEngine: async () => (await import('./engine.ts')).planDemand,
  embeddedOnly: 'figures are forecast, not written',
  present: presentDemandPlan,
  summarize: summarizeDemandPlan,
  deadlineSeconds: 180,
  memoryMegabytes: 2048,
})
