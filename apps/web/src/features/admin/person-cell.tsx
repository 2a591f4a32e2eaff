import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Cell } from '@vitrine/ui/primitives/data-table.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PersonCellProps {
  person: { id: string; name: string; email: string }
  /** Shown after the name. */
  aside?: ReactNode
}

/** Name over e-mail; links to the person's page in the prospects. */
export function PersonCell({ person: { id, name, email }, aside }: PersonCellProps) {
  return (
    <Cell className="w-full max-w-0 min-w-36 lg:w-auto lg:max-w-72 max-sm:flex-col max-sm:gap-0!">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={`${pages.prospects}?person=${encodeURIComponent(id)}`}
          className="max-w-full truncate rounded font-medium hover:underline"
        >
          {name || email}
        </Link>
        {aside}
      </span>
      {name && name !== email && <span className="block text-[13px] wrap-anywhere text-ink-faint">{email}</span>}
    </Cell>
  )
}
