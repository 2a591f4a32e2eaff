import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import type { ReactNode } from 'react'
import { useFocusFirst } from '../../lib/screen/use-focus-first.ts'

interface ShownOnceProps {
  /** Its title: 'Your new key'. */
  what: string
  /** The secret itself. */
  value: string
  onKept: () => void
  /** What it is for, and how to store it. */
  children: ReactNode
}

/** A secret that is shown only once. */
export function ShownOnce({ what, value, onKept, children }: ShownOnceProps) {
  const heading = useFocusFirst<HTMLHeadingElement>()
  return (
    <div className="flex flex-col gap-3">
      <h4 ref={heading} tabIndex={-1} className="text-sm font-semibold">
        {what}. Copy it now: it is not shown again
      </h4>
      <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-4 py-2">
        <code className="min-w-0 flex-1 basis-56 text-[13px] break-all">{value}</code>
        <CopyButton text={value} />
      </div>
      <p className="text-[13px] text-ink-faint">{children}</p>
      <div>
        <Button variant="secondary" size="small" onClick={onKept}>
          I have kept it
        </Button>
      </div>
    </div>
  )
}
