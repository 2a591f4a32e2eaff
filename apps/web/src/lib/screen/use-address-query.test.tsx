import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useAddressQuery } from './use-address-query.ts'

function Catalogue() {
  const [query, setQuery] = useAddressQuery()
  return (
    <>
      <Link to="/result">Looking for {query.get('q') ?? 'nothing'}</Link>
      {['crops', 'cattle'].map((q) => (
        <button key={q} type="button" onClick={() => setQuery({ q }, { replace: true })}>
          {q}
        </button>
      ))}
    </>
  )
}

// Its files never arrive.
const Result = lazy(() => new Promise<never>(() => undefined))

afterEach(() => window.history.replaceState(null, '', '/'))

it('writes to the address of its screen, and nothing once that is left', () => {
  window.history.replaceState(null, '', '/catalogue')
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/catalogue" element={<Catalogue />} />
          <Route path="/result" element={<Result />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  )
  act(() => screen.getByRole('button', { name: 'crops' }).click())
  expect(window.location.search).toBe('?q=crops')
  act(() => screen.getByText('Looking for crops').click())
  // Still rendered, though the address has changed.
  expect(screen.getByText('Looking for crops')).toBeTruthy()
  act(() => screen.getByRole('button', { name: 'cattle' }).click())
  expect(window.location.pathname + window.location.search).toBe('/result')
})

// Prerendered screens are hydrated as they were, once their files are here, even if a link was followed before.
it('writes nothing where another address was opened before its screen appeared', () => {
  window.history.replaceState(null, '', '/result')
  render(
    <MemoryRouter initialEntries={['/catalogue']}>
      <Catalogue />
    </MemoryRouter>,
  )
  act(() => screen.getByRole('button', { name: 'crops' }).click())
  expect(screen.getByText('Looking for nothing')).toBeTruthy()
})
