import { percent } from '@vitrine/basics/percent.ts'
import { classNames } from '../class-names.ts'
import { ConfidenceBadge } from '../format/confidence-badge.tsx'
import { BlockSection } from './block-section.tsx'
import type { ViewProps } from './view.ts'

/** Less is shown as 0 %. */
const leastGuess = 0.005

export function LabelsView({ block }: ViewProps<'labels'>) {
  const best = block.independent ? undefined : block.items[0]
  // Among guesses that exclude each other, those of 0 % say nothing; of independent classes each is an answer.
  const items = block.items.filter((item) => item === best || block.independent || item.confidence >= leastGuess)
  return (
    <BlockSection
      title={block.title ?? 'Answer'}
      aside={best && block.known && <ConfidenceBadge confidence={best.confidence} />}
    >
      {!block.known && (
        <p className="mb-4 text-sm text-warning">
          This is none of what the model knows. What comes nearest is listed below.
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {items.map((item) => {
          const leads = item === best && block.known
          const stands = leads || (block.independent && item.confidence >= 0.5)
          return (
            <li key={item.label}>
              <div className="flex items-baseline justify-between gap-4">
                <span className={classNames(leads ? 'text-xl font-semibold tracking-tight' : 'text-sm text-ink-soft')}>
                  {item.label}
                </span>
                <span className="text-sm whitespace-nowrap text-ink-faint tabular-nums">
                  {percent(item.confidence)}
                </span>
              </div>
              <div className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
                <div
                  className={classNames('h-full rounded-full', stands ? 'bg-accent' : 'bg-line-strong')}
                  style={{ width: `${item.confidence * 100}%` }}
                />
              </div>
              {item.detail && <p className="mt-2 text-sm text-ink-soft">{item.detail}</p>}
            </li>
          )
        })}
      </ol>
    </BlockSection>
  )
}
