import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { useEffect, useRef } from 'react'

/** A new webhook's secret, this once. */
export function MadeSecret({ value, onKept }: { value: string; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone, and this must not be missed.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-3">
      <h4 ref={heading} tabIndex={-1} className="text-sm font-semibold">
        The secret of your webhook. Copy it now: it is not shown again
      </h4>
      <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-4 py-2">
        <code className="min-w-0 flex-1 basis-56 text-[13px] break-all">{value}</code>
        <CopyButton text={value} />
      </div>
      <p className="text-[13px] text-ink-faint">
        Each message is signed with it, as{' '}
        <a href="https://www.standardwebhooks.com" className="text-accent underline">
          Standard Webhooks
        </a>{' '}
        say: check <code>webhook-signature</code> before you believe one.
      </p>
      <div>
        <Button variant="secondary" size="small" onClick={onKept}>
          I have kept it
        </Button>
      </div>
    </div>
  )
}
