import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Cell, ColumnHead, DataTable, SortHead } from './data-table.tsx'

const row = (
  <tr>
    <Cell>Ann</Cell>
  </tr>
)

it('can be scrolled by keyboard, and says when new rows are loading', () => {
  render(
    <DataTable label="People" head={<ColumnHead>Name</ColumnHead>} busy>
      {row}
    </DataTable>,
  )
  const frame = screen.getByRole('group', { name: 'People' })
  expect(frame.tabIndex).toBe(0)
  expect(frame.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('scope')).toBe('col')
  expect(screen.getByRole('cell', { name: 'Ann' })).toBeTruthy()
})

it.each([
  ['asc', 'ascending'],
  ['desc', 'descending'],
  [null, 'none'],
] as const)('a column sorted %s is read out as %s, and sorts by its heading', async (order, sort) => {
  const press = vi.fn<() => void>()
  render(
    <DataTable
      label="People"
      head={
        <SortHead order={order} onSort={press}>
          Name
        </SortHead>
      }
    >
      {row}
    </DataTable>,
  )
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe(sort)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Name' }))
  expect(press).toHaveBeenCalledOnce()
})
