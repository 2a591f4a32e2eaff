import { iconSchema } from '@vitrine/contracts/catalogue/icon.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CatalogueIcon } from './catalogue-icon.tsx'

test('each icon of the contract is drawn, and no two alike', () => {
  const drawn = iconSchema.options.map((name) => renderToStaticMarkup(<CatalogueIcon name={name} />))
  for (const markup of drawn) expect(markup).toMatch(/^<svg .*aria-hidden="true".*<(path|circle|rect|line)/)
  expect(new Set(drawn).size).toBe(iconSchema.options.length)
})
