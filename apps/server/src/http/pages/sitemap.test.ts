import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { catalogueEntry } from '../routes/catalogue/catalogue-entry.ts'
import { pageHead } from './page-head.ts'
import { robots, sitemap } from './sitemap.ts'

const publicUrl = 'https://vitrine.example'
const catalogue: Catalogue = {
  industries: [],
  models: models.map((model) => catalogueEntry(model, null, null, 'none')),
}
const written = [...sitemap(catalogue, publicUrl).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

test('the sitemap names pages that have a head of their own and may be listed, each once', () => {
  expect(written).toContain(`${publicUrl}/explore`)
  expect(written).toContain(`${publicUrl}/plantdisease/image-upload`)
  expect(new Set(written).size).toBe(written.length)
  for (const url of written) {
    const { html, known } = pageHead('<title>x</title>', new URL(url).pathname, { models, publicUrl })
    expect(known, url).toBe(true)
    expect(html, url).not.toContain('noindex')
  }
})

test('nobody’s own pages are in it', () => {
  for (const path of ['/jobs', '/account', '/admin', '/results']) expect(written).not.toContain(publicUrl + path)
})

test('robots are led to the sitemap where there is one', () => {
  expect(robots(publicUrl)).toContain('Sitemap: https://vitrine.example/sitemap.xml')
  expect(robots(undefined)).not.toContain('Sitemap')
})
