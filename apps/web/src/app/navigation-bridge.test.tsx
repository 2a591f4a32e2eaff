import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useSearchParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { NavigationBridge } from './navigation-bridge.tsx'

it('begins another page at its top, for the keyboard too', async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const user = show('/privacy')
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('link', { name: 'Terms' }))
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

/** A list whose rows link, by the query alone, to a detail view with a search field. */
function Rows() {
  const [query, setQuery] = useSearchParams()
  const row = query.get('row')
  if (row === null) return <Link to="?row=7">Row 7</Link>
  return <input aria-label="Search" onChange={({ target }) => setQuery({ row, text: target.value })} />
}

it('a change within a screen takes the focus only from what is gone', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <NavigationBridge />
      <main id="main" tabIndex={-1}>
        <Rows />
      </main>
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('link', { name: 'Row 7' }))
  const field = await screen.findByLabelText('Search')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  await user.type(field, 'snow')
  expect(document.activeElement).toBe(field)
})
