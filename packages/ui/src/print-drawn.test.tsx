import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { printDrawn, useDrawnForPrint } from './print-drawn.ts'

function Page({ drawn }: { drawn: boolean }) {
  const printing = useDrawnForPrint(drawn)
  return <p>{printing ? 'drawn for paper' : 'in place'}</p>
}

it('asks for everything to be drawn, prints once it is, and then not before the next time', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = render(<Page drawn={false} />)
  let done = Promise.resolve()
  act(() => {
    done = printDrawn()
  })
  expect(page.container.textContent).toBe('drawn for paper')
  expect(print).not.toHaveBeenCalled()
  page.rerender(<Page drawn />)
  await act(() => done)
  expect(print).toHaveBeenCalledOnce()
  expect(page.container.textContent).toBe('in place')
})
