import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useCallback, useEffect, useState } from 'react'
import { RunProgress } from '../../../lib/analyses/run-progress.tsx'
import { useAnalysis } from '../../../lib/analyses/use-analysis.ts'
import { useFollow } from '../../../lib/analyses/use-follow.ts'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { secondsTaken } from '../seconds-taken.ts'
import { type ComparedValue, compareBlocks } from './compare-blocks.ts'

const noInput = { name: null, mediaType: null, url: null, text: null }

const engineOf = ({ engine }: Analysis) => (engine ? `${engine.name} ${engine.version}` : 'unknown engine')

/** The cost as far as it is known: a provider's prices are not. */
const costOf = ({ engine }: Analysis) =>
  engine?.kind === 'provider' ? `by the price list of ${engine.name}` : 'no fee, it runs on this server'

const shown = (value: string | null | undefined) => (value === undefined ? '–' : (value ?? 'not found'))

function tableOf(values: readonly ComparedValue[], one: Analysis, other: Analysis): BlockOf<'table'> {
  const labels = ['Value', engineOf(one), engineOf(other)]
  return {
    kind: 'table',
    title: 'Value by value',
    columns: labels.map((label, index) => ({
      label: labels.indexOf(label) < index ? `${label} (2)` : label,
      align: 'start',
    })),
    rows: values.map(({ name, here, there }) => [{ value: name }, { value: shown(here) }, { value: shown(there) }]),
  }
}

function Answered({ one, other }: { one: Analysis; other: Analysis }) {
  const [whole, setWhole] = useState(false)
  const values = compareBlocks(one.blocks, other.blocks)
  const differing = values.filter(({ same }) => !same)
  // Where the provider failed, the embedded engine answered for it: agreeing with itself would prove nothing.
  const alone = one.engine?.kind === other.engine?.kind && engineOf(one) === engineOf(other)
  const rows = alone ? [] : whole ? values : differing
  return (
    <>
      <p className="text-sm" role="status">
        {alone
          ? `${engineOf(one)} gave both answers: there is nothing to compare. Press “Compare two engines” again once the other engine answers.`
          : `${values.length - differing.length} of ${values.length} values agree.`}
      </p>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {[one, other].map((answer) => (
          <div key={answer.id} className="rounded-control border bg-surface px-4 py-3 text-sm">
            <dt className="font-medium break-words">{engineOf(answer)}</dt>
            <dd className="mt-1 text-ink-soft">
              Time: {secondsTaken(answer) ?? 'unknown'} · Cost: {costOf(answer)}
            </dd>
            {answer.engine?.note && <dd className="mt-1 text-[13px] text-warning">{answer.engine.note}</dd>}
          </div>
        ))}
      </dl>
      {!alone && (
        <label className="flex items-center gap-2 text-[13px] text-ink-soft">
          <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} />
          Values that agree, too
        </label>
      )}
      {rows.length > 0 && <BlockView block={tableOf(rows, one, other)} input={noInput} />}
    </>
  )
}

/** Two engines' answers to one input, side by side. */
export default function Comparison({ analysis, withId }: { analysis: Analysis; withId: string }) {
  const other = useAnalysis(withId, null)
  const { refetch } = other
  const open = other.data?.status === 'queued' || other.data?.status === 'running'
  const { state } = useFollow(open ? withId : null)
  const readAgain = useCallback(() => void refetch(), [refetch])
  const ended = state !== null && state.status !== 'queued' && state.status !== 'running'
  useEffect(() => {
    if (ended) readAgain()
  }, [ended, readAgain])
  const failure = other.data?.failure
  return (
    <section aria-labelledby="two-engines" className="flex flex-col gap-4 rounded-card border bg-sunken px-5 py-4">
      <h2 id="two-engines" className="text-sm font-semibold">
        Two engines side by side
      </h2>
      {other.error && <FailureNotice error={other.error} />}
      {!other.error && failure && <ErrorNotice message={failure.error} hint={failure.hint ?? undefined} />}
      {open && <RunProgress state={state ?? other.data ?? null} onCancel={null} />}
      {other.data?.status === 'succeeded' && <Answered one={analysis} other={other.data} />}
    </section>
  )
}
