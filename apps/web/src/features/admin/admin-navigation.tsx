import { pages } from '@vitrine/contracts/pages/pages.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { usePeople } from '../../lib/people/use-people.ts'
import { sections } from './sections.ts'

/** The number of pending requests, beside their tab. */
function Waiting() {
  const total = usePeople({ status: 'pending', limit: 1 }).data?.total
  if (!total) return null
  return (
    <Badge tone="warning">
      {total.toLocaleString('en')}
      <span className="sr-only"> waiting</span>
    </Badge>
  )
}

export function AdminNavigation() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // On a phone the current tab may be scrolled out of view.
  useEffect(() => {
    const tab = list.current?.querySelector(`[href="${pathname}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav
      aria-label="Administration"
      className="-mx-4 overflow-x-auto scroll-edges-canvas border-b px-4 md:mx-0 md:px-0"
    >
      <ul ref={list} className="flex gap-1">
        {sections.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={`${pages.admin}/${path}`}
              className={({ isActive }) =>
                classNames(
                  'flex h-10 items-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2',
                  isActive ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink',
                )
              }
            >
              {label}
              {path === 'requests' && <Waiting />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
