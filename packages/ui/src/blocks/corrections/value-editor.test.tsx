import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Corrections } from './correction.tsx'
import ValueEditor from './value-editor.tsx'

function show({ corrected = false, value = '12.00' }: { corrected?: boolean; value?: string | null } = {}) {
  const correct = vi.fn<Corrections['correct']>(async () => undefined)
  const undo = vi.fn<Corrections['undo']>(async () => undefined)
  render(<ValueEditor label="Total" value={value} place="1.0" corrected={corrected} corrections={{ correct, undo }} />)
  return { user: userEvent.setup(), correct, undo }
}

async function edit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Correct Total' }))
  return screen.getByRole('textbox', { name: 'Total, corrected' })
}

it('begins with the value marked, and keeps what is typed on Enter', async () => {
  const { user, correct } = show()
  const field = await edit(user)
  await user.keyboard(' 12.50 {Enter}')
  expect(correct).toHaveBeenCalledExactlyOnceWith('1.0', '12.50')
  expect(field.isConnected).toBe(false)
})

it('an emptied field means that the document does not say it', async () => {
  const { user, correct } = show()
  await user.clear(await edit(user))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(correct).toHaveBeenCalledExactlyOnceWith('1.0', null)
})

it('Escape leaves the value as it was', async () => {
  const { user, correct } = show()
  await edit(user)
  await user.keyboard('9{Escape}')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(correct).not.toHaveBeenCalled()
})

it('what could not be kept is said, and stays typed', async () => {
  const { user, correct } = show()
  correct.mockRejectedValue(new Error('The server is away.'))
  const field = await edit(user)
  await user.keyboard('9{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('The server is away.')
  expect(field).toHaveProperty('value', '9')
})

it('a correction can be taken back', async () => {
  const { user, undo } = show({ corrected: true })
  await user.click(screen.getByRole('button', { name: 'Take the correction of Total back' }))
  expect(undo).toHaveBeenCalledExactlyOnceWith('1.0')
})
