import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { plainNumber } from '../format/plain-number.ts'

const colours = { accent: 'var(--accent)', soft: 'var(--ink-faint)', bad: 'var(--bad)' } as const

interface DayBarsProps {
  label: string
  /** One per day, oldest first; `date` and a number for each part. */
  days: readonly ({ date: string } & Record<string, number | string>)[]
  /** Stacked in this order, from the bottom. */
  parts: readonly { key: string; label: string; colour: keyof typeof colours }[]
}

const tick = { fill: 'var(--ink-faint)', fontSize: 12 }

const legendWords = (value: string) => <span style={{ color: 'var(--ink-soft)', fontSize: 13 }}>{value}</span>

/** Stacked counts per day. Put the numbers in a table beside it. */
export function DayBars({ label, days, parts }: DayBarsProps) {
  return (
    <figure aria-label={label} className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...days]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="date" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--line)' }} minTickGap={48} />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={40}
            allowDecimals={false}
            tickFormatter={plainNumber}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)' }}
            contentStyle={{
              background: 'var(--raised)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              color: 'var(--ink)',
              fontSize: 13,
            }}
            itemStyle={{ color: 'var(--ink)' }}
          />
          <Legend iconType="circle" iconSize={8} formatter={legendWords} />
          {parts.map((part) => (
            <Bar
              key={part.key}
              dataKey={part.key}
              name={part.label}
              stackId="day"
              fill={colours[part.colour]}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </figure>
  )
}
