import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { plainNumber } from '../format/plain-number.ts'

interface ForecastTableProps {
  series: BlockOf<'series'>['series'][number]
  valueLabel: string
}

/** The chart's figures for readers who cannot, or would rather not, read them off a chart. */
export function ForecastTable({ series, valueLabel }: ForecastTableProps) {
  if (series.forecast.length === 0) return null
  return (
    <div
      role="group"
      aria-label={`Forecast of ${series.name} as a table`}
      tabIndex={0}
      className="max-h-72 overflow-auto border-t"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left text-[13px] text-ink-faint">
          <tr>
            <th scope="col" className="px-5 py-2 font-medium">
              Date
            </th>
            <th scope="col" className="px-5 py-2 text-right font-medium">
              {valueLabel}
            </th>
            <th scope="col" className="px-5 py-2 text-right font-medium">
              Likely between
            </th>
            <th scope="col" className="px-5 py-2 text-right font-medium">
              Nearly sure between
            </th>
          </tr>
        </thead>
        <tbody className="divide-y tabular-nums">
          {series.forecast.map((point) => (
            <tr key={point.date}>
              <td className="px-5 py-2 whitespace-nowrap">{point.date}</td>
              <td className="px-5 py-2 text-right font-medium">{plainNumber(point.value)}</td>
              <td className="px-5 py-2 text-right whitespace-nowrap text-ink-soft">
                {plainNumber(point.low80)} – {plainNumber(point.high80)}
              </td>
              <td className="px-5 py-2 text-right whitespace-nowrap text-ink-soft">
                {plainNumber(point.low95)} – {plainNumber(point.high95)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
