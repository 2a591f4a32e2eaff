import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ErrorNoticeProps {
  message: string
  /** What the person can do. */
  hint?: string | undefined
  action?: ReactNode
}

export function ErrorNotice({ message, hint, action }: ErrorNoticeProps) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-control bg-bad-soft px-4 py-3 text-sm text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{message}</p>
        {hint && <p className="mt-0.5 text-ink-soft">{hint}</p>}
      </div>
      {action}
    </div>
  )
}
