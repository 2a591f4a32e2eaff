import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

const remove = vi.fn<() => void>()

function Row({ busy = false }: { busy?: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Remove
      </button>
      <ConfirmDialog
        open={asking}
        title="Remove the key"
        text="What uses it stops working."
        confirmLabel="Yes, remove"
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

it('asks first, begins on the way out, and gives the focus back', async () => {
  remove.mockClear()
  render(<Row />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Remove the key' })
  expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('What uses it stops working.').id)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(remove).not.toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Remove')
})

it('confirms once it is told to', async () => {
  remove.mockClear()
  render(<Row />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove' }))
  expect(remove).toHaveBeenCalledOnce()
})

it('stays until what was confirmed is done', async () => {
  render(<Row busy />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})
