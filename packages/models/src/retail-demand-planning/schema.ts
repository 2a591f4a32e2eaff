import { forecastStepSchema } from '@vitrine/contracts/blocks/series.ts'
import { z } from 'zod'

const backTestSchema = z.object({
  rounds: z.int(),
  /** Values that were held out, forecast and compared. */
  points: z.int(),
  /** Percent. */
  smape: z.number(),
  naiveSmape: z.number(),
  /** Below 1: better than the seasonal naive forecast. */
  mase: z.number().nullable(),
})

const seriesSchema = z.object({
  name: z.string(),
  /** The latest values; `value` is null where the file has none. */
  history: z.array(z.object({ date: z.string(), value: z.number().nullable() })),
  /** Earlier values that were used and are not listed. */
  historyOmitted: z.int(),
  forecast: z.array(forecastStepSchema),
  /** Null where the history is too short to hold out any of it. */
  backtest: backTestSchema.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  methods: z.array(z.object({ name: z.string(), share: z.number() })),
  seasonality: z.array(
    z.object({ cycle: z.string(), strength: z.number().min(0).max(1), peak: z.string(), trough: z.string() }),
  ),
  outliers: z.array(z.object({ date: z.string(), value: z.number(), expected: z.number() })),
  /** Lasting shifts of the level: −0.3 is 30 % lower from that date on. */
  changes: z.array(z.object({ date: z.string(), change: z.number() })),
  stock: z.object({
    leadTime: z.int(),
    serviceLevel: z.number(),
    leadTimeDemand: z.number(),
    safetyStock: z.number(),
    reorderPoint: z.number(),
  }),
})

/** The output of the demand planner; the series with the largest sums come first. */
export const demandPlanSchema = z.object({
  series: z.array(seriesSchema),
  /** Series in the file that were long enough, listed above or not. */
  seriesFound: z.int(),
  unit: z.enum(['hour', 'day', 'business day', 'week', 'month', 'quarter', 'half-year', 'year', 'period']),
  columns: z.object({
    date: z.array(z.string()),
    value: z.string(),
    series: z.array(z.string()),
    drivers: z.array(z.string()),
    unused: z.array(z.string()),
  }),
  /** Steps ahead for which the file gives prices, promotions and other drivers. */
  driversKnownAhead: z.int(),
  /** Other prices and promotions than planned, and what is sold in the periods asked for with them and as planned; null where nothing was asked. */
  whatIf: z
    .object({
      priceChange: z.int(),
      promotionPeriods: z.int(),
      total: z.number(),
      plannedTotal: z.number(),
    })
    .nullable(),
  /** What a reader should know about how the rows were used, in sentences. */
  notes: z.array(z.string()),
})

export type DemandPlan = z.infer<typeof demandPlanSchema>
export type PlannedSeries = DemandPlan['series'][number]
