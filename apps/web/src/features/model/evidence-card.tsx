import type { Evidence, Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Figure } from '@vitrine/contracts/catalogue/figure.ts'
import { MeasureBar } from '@vitrine/ui/charts/measure-bar.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { measuredValue } from '../../lib/catalogue/measured.ts'

function MeasurementRow({ measurement }: { measurement: Measurement }) {
  const { metric, dataset, source, licence, split, n, interval95, baseline, floor, note } = measurement
  return (
    <li className="flex flex-col gap-1 border-b px-5 py-3 last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-sm font-medium">{metric}</span>
        <span className="text-lg font-semibold whitespace-nowrap tabular-nums">{measuredValue(measurement)}</span>
      </div>
      <p className="text-[13px] text-ink-faint">
        {dataset}, {split}, n = {n}
        {interval95 && ` · 95 % interval ${interval95.map((value) => measuredValue({ metric, value })).join(' – ')}`}
        {baseline && ` · ${baseline.name}: ${measuredValue({ metric, value: baseline.value })}`}
        {floor !== null && ` · our floor: ${measuredValue({ metric, value: floor })}`}
      </p>
      <p className="text-[13px] text-ink-faint">
        Source: {source} · {licence}
      </p>
      {note && <p className="text-[13px] text-ink-soft">{note}</p>}
    </li>
  )
}

function MeasurementList({ measurements }: { measurements: readonly Measurement[] }) {
  return (
    <ul>
      {measurements.map((measurement) => (
        <MeasurementRow
          key={`${measurement.dataset}-${measurement.split}-${measurement.metric}`}
          measurement={measurement}
        />
      ))}
    </ul>
  )
}

function FigureInWords({ figure }: { figure: Figure }) {
  return (
    <li className="flex flex-col gap-2 border-b px-5 py-3 last:border-b-0">
      <p className="text-[15px]">
        <span className="font-medium">{figure.sentence}</span>,{' '}
        <span className="text-ink-faint">measured on {figure.basis}</span>
      </p>
      {figure.share !== null && <MeasureBar share={figure.share} />}
    </li>
  )
}

/** The model's measured accuracy, with inputs that it got wrong. */
export function EvidenceCard({ evidence, figures }: { evidence: Evidence; figures: readonly Figure[] }) {
  const { measurements } = evidence
  return (
    <Card>
      <header className="border-b px-5 py-3">
        <h2 className="text-sm font-semibold">Measured, not promised</h2>
      </header>
      <ul>
        {figures.map((figure) => (
          <FigureInWords key={figure.sentence} figure={figure} />
        ))}
      </ul>
      <details className="border-t text-sm">
        <summary className="px-5 py-3 font-medium">How it was measured</summary>
        <p className="border-b px-5 pb-3 text-[13px] text-ink-faint">
          {evidence.engine} · {evidence.date}
        </p>
        <MeasurementList measurements={measurements} />
      </details>
      {evidence.failures.length > 0 && (
        <details className="border-t px-5 py-3 text-sm">
          <summary className="rounded font-medium">What it got wrong ({evidence.failures.length})</summary>
          <ul className="mt-3 flex flex-col gap-3">
            {evidence.failures.map((failure) => (
              <li key={failure.input} className="text-[13px]">
                <p className="break-words">{failure.input}</p>
                <p className="text-ink-faint">
                  expected <span className="text-good">{failure.expected}</span>, answered{' '}
                  <span className="text-bad">{failure.answered}</span>
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
