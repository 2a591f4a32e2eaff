import type { ReactNode } from 'react'

interface HealthPartProps {
  title: string
  /** The time span or scope. */
  note: string
  children: ReactNode
}

/** A table of the health page with its heading. */
export function HealthPart({ title, note, children }: HealthPartProps) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-base font-semibold">
        {title} <span className="text-sm font-normal text-ink-soft">{note}</span>
      </h3>
      {children}
    </section>
  )
}
