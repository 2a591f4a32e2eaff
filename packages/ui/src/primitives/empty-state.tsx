import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** The heading's level: h1 on a screen that is empty as a whole and has no other. */
  level?: 'h1' | 'h2'
  text: string
  /** What to do next. */
  action?: ReactNode
}

export function EmptyState({ icon, title, level: Heading = 'h2', text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed px-6 py-14 text-center">
      {icon && <div className="mb-1 text-ink-faint">{icon}</div>}
      <Heading className="text-base font-semibold">{title}</Heading>
      <p className="max-w-md text-sm text-ink-soft">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
