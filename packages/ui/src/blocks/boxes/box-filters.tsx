import { percent } from '@vitrine/basics/percent.ts'
import type { BoxKind } from './box-colours.ts'

interface BoxFiltersProps {
  kinds: readonly BoxKind[]
  hidden: ReadonlySet<string>
  onToggle: (label: string) => void
  least: number
  /** Null: no filter by confidence. */
  onLeast: ((least: number) => void) | null
}

/** A picture's legend, with filters by kind and by confidence. */
export function BoxFilters({ kinds, hidden, onToggle, least, onLeast }: BoxFiltersProps) {
  return (
    <div className="flex flex-col gap-3 border-t px-5 py-3">
      <fieldset className="flex max-h-72 flex-wrap gap-x-4 gap-y-2 overflow-y-auto scroll-edges-surface">
        <legend className="sr-only">Kinds shown on the picture</legend>
        {kinds.map(({ label, count, colour }) => (
          <label key={label} className="flex items-center gap-2 text-[13px]">
            <input type="checkbox" checked={!hidden.has(label)} onChange={() => onToggle(label)} />
            <span aria-hidden="true" className="size-3 rounded-sm" style={{ background: colour }} />
            {label} <span className="text-ink-faint tabular-nums">{count}</span>
          </label>
        ))}
      </fieldset>
      {onLeast && (
        <label className="flex items-center gap-3 text-[13px] text-ink-soft">
          <span className="whitespace-nowrap">At least {percent(least)} sure</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(least * 100)}
            onChange={(event) => onLeast(event.target.valueAsNumber / 100)}
            className="w-full accent-accent"
          />
        </label>
      )}
    </div>
  )
}
