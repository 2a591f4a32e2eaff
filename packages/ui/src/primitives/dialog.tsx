import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useGiveBack } from './use-give-back.ts'

const sides = {
  center:
    'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card',
  right: 'inset-y-0 right-0 w-full border-y-0 border-r-0',
} as const

const widths = {
  center: { narrow: 'max-w-md', wide: 'max-w-3xl' },
  right: { narrow: 'max-w-md', wide: 'max-w-xl' },
} as const

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  side?: keyof typeof sides
  wide?: boolean
  children: ReactNode
}

/** A modal dialog, or a panel sliding over from the right. Escape, a click outside and the cross close it. */
export function Dialog({ open, onClose, title, description, side = 'center', wide = false, children }: DialogProps) {
  const giveBack = useGiveBack()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* The whole click is waited for: its later half would take the focus that closing gives back. */}
        <Radix.Overlay onClick={onClose} className="fixed inset-0 z-40 animate-fade-in bg-overlay" />
        <Radix.Content
          onPointerDownOutside={(event) => event.preventDefault()}
          {...giveBack}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={classNames(
            'fixed z-50 overflow-y-auto scroll-edges-raised border bg-raised p-6 text-ink shadow-float',
            side === 'right' ? 'animate-slide-in' : 'animate-fade-in',
            sides[side],
            widths[side][wide ? 'wide' : 'narrow'],
          )}
        >
          <div className="mb-5 pr-8">
            <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
            )}
          </div>
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-5 right-5 rounded-control p-1 text-ink-faint hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
