import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { FormButtons } from './form-buttons.tsx'

it('cancels without sending the form, and sends it', async () => {
  const send = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const cancel = vi.fn<() => void>()
  render(
    <form onSubmit={send}>
      <FormButtons label="Invite" busy={false} onCancel={cancel} />
    </form>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledOnce()
  expect(send).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(send).toHaveBeenCalledOnce()
})
