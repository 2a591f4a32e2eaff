import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** A short help text beside a control. The control keeps its own accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side="right"
            sideOffset={8}
            className="z-50 rounded-control border bg-raised px-2.5 py-1.5 text-xs text-ink shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
