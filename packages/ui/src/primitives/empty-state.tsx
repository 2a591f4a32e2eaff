import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text: string
  /** What to do next. */
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed px-6 py-14 text-center">
      {icon && <div className="mb-1 text-ink-faint">{icon}</div>}
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="max-w-md text-sm text-ink-soft">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
