import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Options } from './options.tsx'

test('an option is sent by its value and read by its words', () => {
  const { container } = render(
    <select>
      <Options of={['Sales', [30, 'A month']]} />
    </select>,
  )
  const shown = [...container.querySelectorAll('option')].map(({ value, textContent }) => [value, textContent])
  expect(shown).toEqual([
    ['Sales', 'Sales'],
    ['30', 'A month'],
  ])
})
