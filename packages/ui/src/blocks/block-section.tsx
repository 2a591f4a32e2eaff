import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface BlockSectionProps {
  title: string | undefined
  /** At the right of the title. */
  aside?: ReactNode
  flush?: boolean
  children: ReactNode
}

/** The frame that all block views share. */
export function BlockSection({ title, aside, flush = false, children }: BlockSectionProps) {
  return (
    <section className="overflow-hidden rounded-card border bg-surface shadow-card">
      {(title !== undefined || aside) && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-5 py-2">
          <h2 className="text-sm font-semibold">{title}</h2>
          {aside}
        </header>
      )}
      <div className={classNames(!flush && 'p-5')}>{children}</div>
    </section>
  )
}
