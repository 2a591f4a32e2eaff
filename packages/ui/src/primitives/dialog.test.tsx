import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

function Page() {
  const [rows, setRows] = useState(['First', 'Second'])
  const [open, setOpen] = useState<string | null>(null)
  return (
    <main tabIndex={-1}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setOpen(row)}>
          {row}
        </button>
      ))}
      <Dialog open={open !== null} onClose={() => setOpen(null)} title="A row" description="What it says.">
        <button
          type="button"
          onClick={() => {
            setRows(rows.filter((row) => row !== open))
            setOpen(null)
          }}
        >
          Delete
        </button>
      </Dialog>
    </main>
  )
}

async function openFirst() {
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'First' }))
  return user
}

it('has a name and a description, and takes the focus', async () => {
  await openFirst()
  const dialog = screen.getByRole('dialog', { name: 'A row' })
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('What it says.').id)
  expect(dialog.contains(document.activeElement)).toBe(true)
})

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'its cross',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
])('is closed by %s, and gives the focus back to what opened it', async (_, close) => {
  await close(await openFirst())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('First')
})

it('gives the focus to the page where what opened it is gone', async () => {
  const user = await openFirst()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByRole('button', { name: 'First' })).toBeNull()
  expect(document.activeElement?.tagName).toBe('MAIN')
})
