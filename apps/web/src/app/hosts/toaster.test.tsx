import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toast, waitingToasts } from '../../lib/screen/toast.ts'
import Toaster from './toaster.tsx'

it.each([
  ['between the call and its drawing', 'Your session has expired.', async () => undefined],
  ['after it was drawn', 'Login success', (message: string) => screen.findByText(message)],
])('shows a toast, once, also where the page is drawn anew %s', async (_, message, isSeen) => {
  toast('warning', message)
  const first = render(<Toaster waiting={waitingToasts.get()} />)
  expect(waitingToasts.get()).toEqual([])
  await isSeen(message)
  act(() => first.unmount())
  expect(screen.queryByText(message)).toBeNull()
  render(<Toaster waiting={waitingToasts.get()} />)
  expect(await screen.findAllByText(message)).toHaveLength(1)
})
