import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ConfirmDialog } from '@vitrine/ui/primitives/confirm-dialog.tsx'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { Menu } from '@vitrine/ui/primitives/menu.tsx'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useKeepPlace } from './use-keep-place.ts'

const button = (name: string) => screen.getByRole('button', { name })

function Letter({ onSend }: { onSend: () => void }) {
  const [busy, setBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
        setBusy(true)
      }}
    >
      <input aria-label="Subject" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  )
}

it('a button that is busy keeps the focus, says so, and sends nothing twice, by Enter in a field neither', async () => {
  const user = userEvent.setup()
  const send = vi.fn()
  render(<Letter onSend={send} />)
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(button('Send')))
  expect(button('Send').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Enter} ')
  await user.click(button('Send'))
  await user.type(screen.getByRole('textbox'), 'Hello{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
})

it('a button that is held takes no click, and is reached by the keyboard', async () => {
  const user = userEvent.setup()
  const press = vi.fn()
  render(
    <Button held onClick={press}>
      Next
    </Button>,
  )
  await user.tab()
  expect(document.activeElement).toBe(button('Next'))
  await user.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
})

function Asked({ children }: { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  return (
    <main tabIndex={-1}>
      {!done && children(() => setOpen(true))}
      <ConfirmDialog
        open={open}
        title="Delete the row"
        text="It is gone then."
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setDone(true)
          setOpen(false)
        }}
      />
    </main>
  )
}

it('a question gives the focus back to the button that asked it', async () => {
  const user = userEvent.setup()
  render(<Asked>{(open) => <Button onClick={open}>Delete</Button>}</Asked>)
  await user.click(button('Delete'))
  await user.click(button('Cancel'))
  await waitFor(() => expect(document.activeElement).toBe(button('Delete')))
})

it('one asked from a menu gives it back to what opens the menu', async () => {
  const user = userEvent.setup()
  render(<Asked>{(open) => <Menu label="More" items={[{ label: 'Delete', onSelect: open }]} />}</Asked>)
  button('More').focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(button('More')))
})

it('where what asked went with the answer, the focus is at the content', async () => {
  const user = userEvent.setup()
  render(<Asked>{(open) => <Button onClick={open}>Delete</Button>}</Asked>)
  await user.click(button('Delete'))
  await user.click(button('Confirm'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

function Panel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Panel">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

it('a panel closed by Escape gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Panel />)
  await user.click(button('Open'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('Open')))
})

function Turns() {
  const [running, setRunning] = useState(false)
  const place = useKeepPlace<HTMLDivElement>(running)
  return (
    <div ref={place} tabIndex={-1} data-testid="place">
      {running ? <p>Working</p> : <Button onClick={() => setRunning(true)}>Run</Button>}
    </div>
  )
}

it('what takes the place of the pressed button has the focus, and nothing takes it before', async () => {
  const user = userEvent.setup()
  render(<Turns />)
  expect(document.activeElement).toBe(document.body)
  await user.click(button('Run'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('place')))
})
