/** Marks a corrected value and shows the original one. */
export function CorrectedMark({ read }: { read: string | null }) {
  return (
    <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-normal whitespace-normal text-accent">
      corrected, {read === null ? 'was not found' : `was ${read}`}
    </span>
  )
}
