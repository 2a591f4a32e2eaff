import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Options } from './options.tsx'

test('an option is sent by its value and read by its words', () => {
  const markup = renderToStaticMarkup(<Options of={['Sales', [30, 'A month']]} />)
  expect(markup).toBe('<option value="Sales">Sales</option><option value="30">A month</option>')
})
