import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

const wide = 448
const high = 214
const periods = 30

/** The end of the first series, its forecast and both bands. */
export function chartCover({ series: [series], valueLabel }: BlockOf<'series'>): string {
  if (!series) return ''
  const known = series.history.slice(-periods).map(({ value }) => value)
  const { forecast } = series
  const values = known.filter((value) => value !== null)
  const highest = Math.max(...values, ...forecast.map(({ high95 }) => high95))
  const lowest = 0.8 * Math.min(...values, ...forecast.map(({ low95 }) => low95))
  const x = (index: number) => (index / (known.length + forecast.length - 1)) * wide
  const y = (value: number) => high - ((value - lowest) / (highest - lowest)) * (high - 8)
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')
  const past = known.flatMap((value, index) => (value === null ? [] : [[index, value] as const]))
  const last = past.at(-1) ?? [0, 0]
  const ahead = forecast.map((point, index) => ({ at: known.length + index, ...point }))
  const band = (low: 'low80' | 'low95', top: 'high80' | 'high95') =>
    `${line([last, ...ahead.map((point) => [point.at, point[top]] as const)])}${ahead
      .toReversed()
      .map((point) => `L${x(point.at).toFixed(1)} ${y(point[low]).toFixed(1)}`)
      .join('')}Z`
  const rules = [0.25, 0.5, 0.75].map((share) => `<path d="M0 ${high * share}H${wide}" stroke="var(--line)"/>`)
  return `<div class="chart"><p><b>${escapeHtml(series.name)}</b><span>${escapeHtml(valueLabel)}</span></p>
    <svg viewBox="0 0 ${wide} ${high}">${rules.join('')}
      <path d="${band('low95', 'high95')}" fill="var(--accent)" fill-opacity=".14"/>
      <path d="${band('low80', 'high80')}" fill="var(--accent)" fill-opacity=".26"/>
      <path d="${line(past)}" fill="none" stroke="var(--ink-soft)" stroke-width="2"/>
      <path d="${line([last, ...ahead.map(({ at, value }) => [at, value] as const)])}" fill="none" stroke="var(--accent)" stroke-width="3" stroke-dasharray="7 4"/>
    </svg></div>`
}
