import { pages } from '@vitrine/contracts/pages/pages.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { useAsServed } from '../../lib/screen/use-as-served.ts'
import { BrandMark } from '../brand-mark.tsx'
import { sidebarEntries } from './sidebar-entries.ts'
import { SidebarItem } from './sidebar-item.tsx'
import { SidebarPerson } from './sidebar-person.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const entryClass =
  'flex h-10 items-center gap-3 overflow-hidden rounded-control px-3 text-sm font-medium whitespace-nowrap'

/** Pixels; on narrower windows the screens need the room more than the labels do. */
const roomForLabels = 1024

/** The navigation from 768 px on: expanded, or 78 px with icons only. */
export function Sidebar() {
  // Before hydration the style sheet decides by the window's width.
  const asServed = useAsServed()
  const [chosen, setWide] = useState<boolean | null>(null)
  const wide = chosen ?? (asServed || window.innerWidth >= roomForLabels)
  return (
    <aside
      className={classNames(
        'no-print sticky top-0 hidden h-dvh shrink-0 flex-col overflow-hidden border-r bg-sunken p-[18px] transition-[width] duration-1000 ease-in-out md:flex',
        asServed ? 'w-[78px] lg:w-60 max-lg:[&_[data-submenu]]:hidden' : wide ? 'w-60' : 'w-[78px]',
      )}
    >
      <Link
        to={pages.jobs}
        title="Your analyses"
        className="mb-6 flex h-10 shrink-0 items-center gap-3 overflow-hidden px-1.5 font-semibold"
      >
        <BrandMark className="size-7 shrink-0" />
        <span className={classNames('transition-opacity duration-500', !wide && 'opacity-0')}>{brand.product}</span>
      </Link>
      <nav
        aria-label="Main"
        className="-mx-1 mb-4 flex min-h-0 flex-col gap-1 overflow-x-hidden overflow-y-auto scroll-edges-sunken px-1"
      >
        {sidebarEntries.map((entry) => (
          <SidebarItem key={entry.to} entry={entry} wide={wide} />
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-1">
        <ThemeToggle wide={wide} />
        <button
          type="button"
          aria-expanded={wide}
          onClick={() => setWide(!wide)}
          className={classNames(entryClass, 'text-ink-soft hover:bg-raised hover:text-ink')}
        >
          {wide ? (
            <PanelLeftClose aria-hidden="true" className="size-[18px] shrink-0" />
          ) : (
            <PanelLeftOpen aria-hidden="true" className="size-[18px] shrink-0" />
          )}
          <span className={classNames('transition-opacity duration-500', !wide && 'opacity-0')}>
            {wide ? 'Collapse the sidebar' : 'Expand the sidebar'}
          </span>
        </button>
        <SidebarPerson wide={wide} />
      </div>
    </aside>
  )
}
