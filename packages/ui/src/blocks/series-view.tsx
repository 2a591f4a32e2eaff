import { useState } from 'react'
import { ForecastChart } from '../charts/forecast-chart.tsx'
import { controlClass } from '../primitives/field.tsx'
import { BlockSection } from './block-section.tsx'
import { ForecastTable } from './tables/forecast-table.tsx'
import type { ViewProps } from './view.ts'

/** The number of periods shown before the forecast. */
const leastPeriods = 26

export default function SeriesView({ block }: ViewProps<'series'>) {
  const [chosen, setChosen] = useState(0)
  const [whole, setWhole] = useState(false)
  const series = block.series[chosen]
  if (!series) return null
  const recent = Math.max(leastPeriods, 4 * series.forecast.length)
  const shown = whole
    ? series
    : {
        ...series,
        history: series.history.slice(-recent),
        marks: series.marks.filter(({ date }) => date >= (series.history.at(-recent)?.date ?? '')),
      }
  return (
    <BlockSection
      title={block.title ?? 'Forecast'}
      flush
      aside={
        block.series.length > 1 && (
          <select
            aria-label="Series"
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
            className={`${controlClass} max-w-52 py-1`}
          >
            {block.series.map((one, index) => (
              <option key={one.name} value={index}>
                {one.name}
              </option>
            ))}
          </select>
        )
      }
    >
      <div className="p-5">
        <ForecastChart series={shown} valueLabel={block.valueLabel} />
        {series.history.length > recent && (
          <label className="mt-3 flex items-center gap-2 text-[13px] text-ink-soft">
            <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} />
            The whole history ({series.history.length} periods, here the last {recent})
          </label>
        )}
      </div>
      <ForecastTable series={series} valueLabel={block.valueLabel} />
      {block.omitted && <p className="border-t px-5 py-2.5 text-[13px] text-ink-faint">{block.omitted}</p>}
    </BlockSection>
  )
}
