import type { ReactNode } from 'react'

interface SectionHeaderProps {
  title: string
  text: string
  /** Filters and buttons. */
  children?: ReactNode
}

export function SectionHeader({ title, text, children }: SectionHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      </div>
      {children && <div className="flex flex-wrap items-end gap-3">{children}</div>}
    </header>
  )
}
