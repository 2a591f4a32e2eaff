import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Code } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import type { ApiCallProps } from './call.ts'

const CallPanel = lazy(() => import('./call-panel.tsx'))

/** For developers: the API call behind the screen, rendered when it is opened. */
export function ApiCall(props: ApiCallProps) {
  const [opened, setOpened] = useState(false)
  const frame = useRef<HTMLDetailsElement>(null)
  // The browser opens it without the script, which may load later.
  useEffect(() => setOpened(frame.current?.open ?? false), [])
  return (
    <details
      ref={frame}
      className="no-print rounded-card border bg-surface"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex items-center gap-2 rounded-card px-5 py-4 text-sm font-semibold">
        <Code aria-hidden="true" className="size-4 text-ink-faint" />
        Call it from your code
      </summary>
      {opened && (
        <Suspense fallback={<Skeleton className="mx-5 mb-5 h-48" />}>
          <CallPanel {...props} />
        </Suspense>
      )}
    </details>
  )
}
