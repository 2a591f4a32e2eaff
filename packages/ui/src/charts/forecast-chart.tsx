import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { plainNumber } from '../format/plain-number.ts'
import { chartRows } from './chart-rows.ts'

interface ForecastChartProps {
  series: BlockOf<'series'>['series'][number]
  valueLabel: string
}

const tick = { fill: 'var(--ink-faint)', fontSize: 12 }

const inWords = (value: unknown) =>
  Array.isArray(value) ? value.map((end) => plainNumber(Number(end))).join(' – ') : plainNumber(Number(value))

const legend = [
  { name: 'History', look: 'h-0.5 bg-ink-soft' },
  { name: 'Forecast', look: 'h-0 border-t-2 border-dashed border-accent' },
  { name: 'Likely: 80 of 100 times in here', look: 'h-3 bg-accent/30' },
  { name: 'Nearly sure: 95 of 100 times', look: 'h-3 bg-accent/12' },
]

function ForecastLegend() {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-ink-soft">
      {legend.map(({ name, look }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`w-5 ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** History, forecast and its 80 and 95 % bands. Put the numbers in a table beside it. */
export function ForecastChart({ series, valueLabel }: ForecastChartProps) {
  const rows = chartRows(series)
  return (
    <figure aria-label={`${valueLabel} of ${series.name}: history and forecast`}>
      <ForecastLegend />
      <div className="h-72">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="date" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--line)' }} minTickGap={48} />
            <YAxis tick={tick} tickLine={false} axisLine={false} width={56} tickFormatter={plainNumber} />
            <Tooltip
              formatter={inWords}
              separator=": "
              isAnimationActive={false}
              contentStyle={{
                background: 'var(--raised)',
                border: '1px solid var(--line)',
                borderRadius: 8,
                fontSize: 13,
              }}
            />
            <Area
              dataKey="band95"
              name="Nearly sure"
              fill="var(--accent)"
              fillOpacity={0.12}
              stroke="none"
              isAnimationActive={false}
            />
            <Area
              dataKey="band80"
              name="Likely"
              fill="var(--accent)"
              fillOpacity={0.2}
              stroke="none"
              isAnimationActive={false}
            />
            <Line
              dataKey="history"
              name="History"
              stroke="var(--ink-soft)"
              strokeWidth={1.5}
              dot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="forecast"
              name="Forecast"
              stroke="var(--accent)"
              strokeWidth={2}
              strokeDasharray="5 3"
              dot={false}
              isAnimationActive={false}
            />
            {series.marks.map((mark) => (
              <ReferenceLine key={mark.date} x={mark.date} stroke="var(--warning)" strokeDasharray="2 3" />
            ))}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </figure>
  )
}
