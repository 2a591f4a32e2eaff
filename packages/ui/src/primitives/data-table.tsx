import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface DataTableProps {
  label: string
  /** The cells of the header row. */
  head: ReactNode
  /** New rows are loading: the old ones stay, marked as busy. */
  busy?: boolean
  /** So many rows that the table scrolls in its own frame, under its head. */
  bounded?: boolean
  /** On a phone each row is a card; its cells need a `label`. */
  cards?: boolean
  /** The rows. */
  children: ReactNode
}

const asCards =
  'max-sm:block max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block max-sm:[&_tr]:block max-sm:[&_tr]:py-2 max-sm:[&_td]:flex max-sm:[&_td]:max-w-none max-sm:[&_td]:justify-between max-sm:[&_td]:gap-4 max-sm:[&_td]:px-4 max-sm:[&_td]:py-1'

/** A table of records. A wide one scrolls in its own frame, which must be reachable by keyboard. */
export function DataTable({ label, head, busy = false, bounded = false, cards = false, children }: DataTableProps) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-busy={busy}
      className={classNames(
        // Positioned, so that text for screen readers only scrolls along instead of widening the page.
        'relative overflow-x-auto scroll-edges-surface rounded-card border bg-surface shadow-card transition-opacity',
        bounded && 'max-h-[32rem]',
        busy && 'opacity-60',
      )}
    >
      <table className={classNames('w-full text-sm', cards && asCards)}>
        <thead
          className={classNames(
            'border-b bg-sunken text-left text-[13px] text-ink-faint',
            bounded && 'sticky top-0 z-10',
          )}
        >
          <tr>{head}</tr>
        </thead>
        <tbody className="divide-y">{children}</tbody>
      </table>
    </div>
  )
}

interface HeadProps {
  children: ReactNode
  className?: string
}

export function ColumnHead({ children, className }: HeadProps) {
  return (
    <th scope="col" className={classNames('px-3 py-2.5 font-medium whitespace-nowrap sm:px-4', className)}>
      {children}
    </th>
  )
}

interface SortHeadProps extends HeadProps {
  /** Null if another column sorts. */
  order: 'asc' | 'desc' | null
  onSort: () => void
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const

/** A sortable column header; a second press reverses the order. */
export function SortHead({ children, order, onSort, className }: SortHeadProps) {
  const Icon = icons[order ?? 'none']
  return (
    <th scope="col" aria-sort={ariaSort[order ?? 'none']} className={classNames('p-0 font-medium', className)}>
      <button
        type="button"
        onClick={onSort}
        className={classNames(
          'flex w-full items-center gap-1.5 px-3 py-2.5 sm:px-4 whitespace-nowrap hover:text-ink',
          order && 'text-ink',
        )}
      >
        {children}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  )
}

interface CellProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value where rows are cards. */
  label?: string
}

export function Cell({ className, label, children, ...rest }: CellProps) {
  return (
    <td {...rest} className={classNames('px-3 py-3 align-middle sm:px-4', className)}>
      {label && (
        <span aria-hidden="true" className="text-ink-faint sm:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
