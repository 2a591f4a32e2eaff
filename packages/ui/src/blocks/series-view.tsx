import { useState } from 'react'
import { ForecastChart } from '../charts/forecast-chart.tsx'
import { controlClass } from '../primitives/field.tsx'
import { BlockSection } from './block-section.tsx'
import { ForecastTable } from './forecast-table.tsx'
import type { ViewProps } from './view.ts'

export default function SeriesView({ block }: ViewProps<'series'>) {
  const [chosen, setChosen] = useState(0)
  const series = block.series[chosen]
  if (!series) return null
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
        <ForecastChart series={series} valueLabel={block.valueLabel} />
      </div>
      <ForecastTable series={series} valueLabel={block.valueLabel} />
      {block.omitted && <p className="border-t px-5 py-2.5 text-[13px] text-ink-faint">{block.omitted}</p>}
    </BlockSection>
  )
}
