import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { ConfidenceBadge } from '../format/confidence-badge.tsx'
import { BlockSection } from './block-section.tsx'
import { CorrectToggle } from './corrections/correct-toggle.tsx'
import { Correctable } from './corrections/correctable.tsx'
import { CorrectedMark } from './corrections/corrected-mark.tsx'
import { type Corrections, useCorrections } from './corrections/correction.tsx'
import { useHighlight, usePointing } from './highlight.tsx'
import type { ViewProps } from './view.ts'

type Item = BlockOf<'fields'>['items'][number]

function FieldRow({ item, place, corrections }: { item: Item; place: string; corrections: Corrections | null }) {
  const { active } = useHighlight()
  const pointing = usePointing({ name: item.name, place: item.place })
  // What has no label of its own belongs to the one above it.
  const called = item.label || (item.value ?? '')
  const lit = active?.name === item.name && item.place !== null
  return (
    <div
      {...(item.place && pointing)}
      className={classNames(
        'grid items-start gap-x-4 gap-y-1 border-b px-5 py-3 transition-colors last:border-b-0 sm:grid-cols-[minmax(7rem,10rem)_1fr]',
        lit && 'bg-accent-soft',
      )}
    >
      <dt className="pt-0.5 text-[13px] text-ink-faint">{item.label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {item.value === null ? (
          <span className="flex-1 basis-28 text-sm text-ink-faint italic">not found</span>
        ) : (
          <span className="min-w-0 flex-1 basis-28 text-sm font-medium break-words">{item.value}</span>
        )}
        <span className="flex items-center gap-2">
          {item.place && (
            <button
              type="button"
              onFocus={pointing.onFocus}
              onBlur={pointing.onBlur}
              onClick={pointing.onFocus}
              className="inline-flex min-h-6 items-center rounded text-xs whitespace-nowrap text-ink-faint underline decoration-dotted hover:text-accent"
              aria-label={`p. ${item.place.page}, show ${called}`}
            >
              p. {item.place.page}
            </button>
          )}
          {item.value !== null && item.confidence !== null && <ConfidenceBadge confidence={item.confidence} />}
        </span>
        {item.correctedFrom !== undefined && <CorrectedMark read={item.correctedFrom} />}
        <Correctable
          label={called}
          value={item.value}
          place={place}
          corrected={item.correctedFrom !== undefined}
          corrections={corrections}
        />
        {item.note && <span className="basis-full text-[13px] text-ink-faint">{item.note}</span>}
      </dd>
    </div>
  )
}

export function FieldsView({ block }: ViewProps<'fields'>) {
  const corrections = useCorrections()
  const [correcting, setCorrecting] = useState(false)
  // Together they need one line; people who correct values may give each.
  const missing = correcting
    ? []
    : block.items.filter(
        ({ value, note, correctedFrom }) => value === null && note === undefined && correctedFrom === undefined,
      )
  return (
    <BlockSection
      title={block.title ?? 'Fields'}
      flush
      aside={corrections && <CorrectToggle on={correcting} onChange={setCorrecting} />}
    >
      <dl>
        {block.items.map((item, index) =>
          missing.includes(item) ? null : (
            <FieldRow key={item.name} item={item} place={String(index)} corrections={correcting ? corrections : null} />
          ),
        )}
        {missing.length > 0 && (
          <div className="grid gap-x-4 gap-y-1 px-5 py-3 text-[13px] text-ink-faint sm:grid-cols-[minmax(7rem,10rem)_1fr]">
            <dt>Not found</dt>
            <dd>{missing.map(({ label }) => label).join(' · ')}</dd>
          </div>
        )}
      </dl>
    </BlockSection>
  )
}
