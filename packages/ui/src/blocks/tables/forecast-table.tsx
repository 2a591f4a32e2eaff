import { at } from '@vitrine/basics/at.ts'
import { figuresAlike } from '@vitrine/basics/figures-alike.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { classNames } from '../../class-names.ts'
import { tableLook } from './table-look.ts'

interface ForecastTableProps {
  series: BlockOf<'series'>['series'][number]
  valueLabel: string
}

/** The chart's values as a table, for readers who cannot use a chart or prefer not to. */
export function ForecastTable({ series, valueLabel }: ForecastTableProps) {
  if (series.forecast.length === 0) return null
  const columns = ['Date', valueLabel, 'Likely between', 'Nearly sure between']
  const figures = figuresAlike(
    series.forecast.flatMap(({ value, low80, high80, low95, high95 }) => [value, low80, high80, low95, high95]),
  )
  const rows = series.forecast.map(({ date }, step) => {
    const figure = (place: number) => at(figures, 5 * step + place)
    return [date, figure(0), `${figure(1)} – ${figure(2)}`, `${figure(3)} – ${figure(4)}`]
  })
  const look = tableLook({
    columns: columns.map((label) => ({ label, align: 'end' })),
    rows: rows.map((row) => row.map((value) => ({ value }))),
  })
  return (
    <div
      role="group"
      aria-label={`Forecast of ${series.name} as a table`}
      tabIndex={0}
      className="@container max-h-72 overflow-auto scroll-edges-surface border-t"
    >
      <table className={classNames('w-full text-sm', look.table)}>
        <thead className={classNames('sticky top-0 bg-sunken text-left text-[13px] text-ink-faint', look.head)}>
          <tr>
            {columns.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={classNames('px-5 py-2 font-medium whitespace-nowrap', index > 0 && 'text-right')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classNames('divide-y tabular-nums', look.table)}>
          {rows.map((row) => (
            <tr key={row[0]} className={look.row}>
              {row.map((value, index) => (
                <td
                  key={columns[index]}
                  className={classNames(
                    'px-5 py-2 whitespace-nowrap',
                    index > 0 && 'text-right',
                    index === 1 && 'font-medium',
                    index > 1 && 'text-ink-soft',
                    look.cell,
                  )}
                >
                  <span aria-hidden="true" className={look.label}>
                    {columns[index]}
                  </span>
                  <span>{value}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
