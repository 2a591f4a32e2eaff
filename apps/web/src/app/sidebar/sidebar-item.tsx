import { classNames } from '@vitrine/ui/class-names.ts'
import { ChevronDown } from 'lucide-react'
import { Collapsible } from 'radix-ui'
import { useState } from 'react'
import { NavLink } from 'react-router'
import type { SidebarEntry } from './sidebar-entries.ts'
import { SidebarSubmenu } from './sidebar-submenu.tsx'

interface SidebarItemProps {
  entry: SidebarEntry
  /** The collapsed sidebar has no room for a submenu. */
  wide: boolean
  onChosen?: () => void
}

/** A navigation entry with its submenu. */
export function SidebarItem({ entry, wide, onChosen }: SidebarItemProps) {
  const [open, setOpen] = useState(false)
  const { to, label, icon: Icon, holds } = entry
  return (
    <Collapsible.Root open={open && wide} onOpenChange={setOpen}>
      <div className="relative">
        <NavLink
          to={to}
          onClick={onChosen}
          title={wide ? undefined : label}
          className={({ isActive }) =>
            classNames(
              'flex h-10 items-center gap-3 overflow-hidden rounded-control px-3 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2',
              isActive ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:bg-raised hover:text-ink',
            )
          }
        >
          <Icon aria-hidden="true" className="size-[18px] shrink-0" />
          <span className={classNames('transition-opacity duration-500', !wide && 'opacity-0')}>{label}</span>
        </NavLink>
        {wide && (
          <Collapsible.Trigger
            data-submenu
            aria-label={`Show ${holds}`}
            className="absolute top-1 right-1 flex size-8 items-center justify-center rounded-control text-ink-faint hover:bg-raised hover:text-ink"
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-4 transition-transform', open && 'rotate-180')}
            />
          </Collapsible.Trigger>
        )}
      </div>
      <Collapsible.Content>
        <SidebarSubmenu entry={entry} onChosen={onChosen} />
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
