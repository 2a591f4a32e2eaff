import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { buttonClass } from './button.tsx'

interface MenuProps {
  /** Names the button that opens it. */
  label: string
  items: readonly { label: string; danger?: boolean; onSelect: () => void }[]
}

/** What can be done with one row, behind three dots. */
export function Menu({ label, items }: MenuProps) {
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={setTrigger}
        aria-label={label}
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </DropdownMenu.Trigger>
      {/* Within the landmark of its button: a screen reader that goes by landmarks finds it there. */}
      <DropdownMenu.Portal container={trigger?.closest('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="z-50 min-w-44 rounded-control border bg-raised p-1 text-sm text-ink shadow-float"
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              onSelect={() => {
                // A dialog that this opens gives the focus back to what has it now: the item is gone by then.
                trigger?.focus()
                item.onSelect()
              }}
              className={classNames(
                'flex h-9 cursor-pointer items-center rounded px-3 outline-none data-[highlighted]:bg-accent-soft',
                item.danger && 'text-bad',
              )}
            >
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
