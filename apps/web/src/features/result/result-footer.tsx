import { percent } from '@vitrine/basics/percent.ts'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { confidenceWords } from '@vitrine/ui/format/confidence-words.ts'
import type { ReactNode } from 'react'
import { Moment } from '../../lib/screen/dated.tsx'
import { overallConfidence } from './overall-confidence.ts'
import { secondsTaken } from './seconds-taken.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}

/** The result's engine, confidence and expiry. */
export function ResultFooter({ analysis }: { analysis: Analysis }) {
  const { engine, modelVersion, deletesAt, blocks } = analysis
  const confidence = overallConfidence(blocks)
  const taken = secondsTaken(analysis)
  return (
    <footer className="rounded-card border bg-sunken px-5 py-4 text-[13px]">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
        {engine && (
          <Fact name="Answered by">
            {/* An embedded engine has the model's version, which is shown beside it. */}
            {engine.kind === 'embedded' ? engine.name : `${engine.name} ${engine.version}`}
            <span className="block font-normal text-ink-faint">
              {engine.kind === 'embedded' ? 'runs on this server' : 'provider'}
            </span>
          </Fact>
        )}
        <Fact name="Model version">{modelVersion}</Fact>
        {taken && <Fact name="Time taken">{taken}</Fact>}
        {confidence !== null && (
          <Fact name="Confidence">
            {confidenceWords(confidence).words} · {percent(confidence)}
          </Fact>
        )}
        <Fact name="Deleted on">
          <Moment at={deletesAt} />
        </Fact>
      </dl>
    </footer>
  )
}
