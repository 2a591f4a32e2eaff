import { z } from 'zod'

/** A forecast period, with the ranges that contain the value in 80 and 95 of 100 cases. */
export const forecastStepSchema = z.object({
  /** ISO date, or a running number for data without dates. */
  date: z.string(),
  value: z.number(),
  low80: z.number(),
  high80: z.number(),
  low95: z.number(),
  high95: z.number(),
})

/** Dated values with a forecast and its bands. Dates are ISO (YYYY-MM-DD). */
export const seriesBlock = z.object({
  kind: z.literal('series'),
  title: z.string().optional(),
  valueLabel: z.string(),
  series: z.array(
    z.object({
      name: z.string(),
      history: z.array(z.object({ date: z.string(), value: z.number().nullable() })),
      forecast: z.array(forecastStepSchema),
      marks: z.array(z.object({ date: z.string(), label: z.string() })).default([]),
    }),
  ),
  omitted: z.string().optional(),
})
