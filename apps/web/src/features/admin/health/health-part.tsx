import type { ReactNode } from 'react'

interface HealthPartProps {
  title: string
  /** Of which time, or of what. */
  note: string
  children: ReactNode
}

/** One table of the health page under its heading. */
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
