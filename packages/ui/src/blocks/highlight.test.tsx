import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HighlightProvider, useHighlight, usePointing } from './highlight.tsx'

const Value = ({ name }: { name: string }) => (
  <button type="button" {...usePointing({ name, place: null })}>
    {name}
  </button>
)
const Page = () => <output>{useHighlight().active?.name ?? 'nothing'}</output>

it('the page follows what is pointed at by mouse and by keyboard', async () => {
  render(
    <HighlightProvider>
      <Value name="Total" />
      <Value name="Tax" />
      <Page />
    </HighlightProvider>,
  )
  const user = userEvent.setup()
  const page = screen.getByRole('status')
  await user.hover(screen.getByRole('button', { name: 'Tax' }))
  expect(page.textContent).toBe('Tax')
  await user.unhover(screen.getByRole('button', { name: 'Tax' }))
  expect(page.textContent).toBe('nothing')
  await user.tab()
  expect(page.textContent).toBe('Total')
})
