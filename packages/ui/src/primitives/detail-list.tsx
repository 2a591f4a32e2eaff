import type { ReactNode } from 'react'

interface DetailListProps {
  details: readonly { label: string; value: ReactNode }[]
}

/** Labelled facts. An empty value is a dash. */
export function DetailList({ details }: DetailListProps) {
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_1fr]">
      {details.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-faint">{label}</dt>
          <dd className="mb-2 min-w-0 break-words whitespace-pre-line sm:mb-0">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
