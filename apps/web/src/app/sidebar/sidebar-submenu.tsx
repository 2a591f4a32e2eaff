import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Link, useLocation } from 'react-router'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import type { SidebarEntry } from './sidebar-entries.ts'

interface SidebarSubmenuProps {
  entry: SidebarEntry
  onChosen: (() => void) | undefined
}

/** Whether the address has the link's path and query parameters, whatever else it contains. */
function leadsHere(to: string, { pathname, search }: { pathname: string; search: string }) {
  const [path, query] = to.split('?')
  const here = new URLSearchParams(search)
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
}

/** The links below an entry. The catalogue they come from is loaded with the first submenu opened. */
export function SidebarSubmenu({ entry, onChosen }: SidebarSubmenuProps) {
  const location = useLocation()
  const catalogue = useCatalogue()
  if (catalogue.isPending) return <Skeleton className="mt-1 ml-10 h-8" />
  if (catalogue.isError) return <p className="py-1 pl-10 text-[13px] text-bad">{catalogue.error.message}</p>
  return (
    <ul className="flex flex-col pl-10">
      {entry.below(catalogue.data).map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            onClick={onChosen}
            aria-current={leadsHere(to, location) ? 'page' : undefined}
            className="flex h-8 items-center rounded-control px-2 text-[13px] whitespace-nowrap text-ink-soft hover:bg-raised hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
