import { models } from '@vitrine/models/registry.ts'
import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const index = '<head><title>old</title>\n<meta name="description" content="old" /></head>'
const at = (url: string, publicUrl?: string) => pageHead(index, url, { models, publicUrl })

test('a page has one title and one description, its own', () => {
  const { html, known } = at('/jobs?page=2')
  expect(known).toBe(true)
  expect(html).toContain('<title>Your analyses · Vitrine</title>')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).not.toContain('og:url')
})

test('a public address is in the preview tags', () => {
  expect(at('/explore/', 'https://vitrine.example').html).toContain(
    '<meta property="og:url" content="https://vitrine.example/explore">',
  )
})

test('the public address names the page and its preview picture; somebody’s own pages are not for search engines', () => {
  const explore = at('/explore', 'https://vitrine.example').html
  expect(explore).toContain('<link rel="canonical" href="https://vitrine.example/explore">')
  expect(explore).toContain('<meta property="og:image" content="https://vitrine.example/preview.png">')
  expect(explore).not.toContain('noindex')
  for (const url of ['/jobs', '/results/pdfqa?analysis=1', '/prospects']) expect(at(url).html).toContain('noindex')
})

test('the known result screens are pages of ours, others below /results are not', () => {
  for (const screen of [
    '',
    '/image',
    '/text',
    '/file',
    '/sentimental',
    '/demandplanning',
    '/audio',
    '/normalaudio',
    '/video',
  ])
    expect(at(`/results${screen}`).known, screen).toBe(true)
  expect(at('/results/nothing').known).toBe(false)
})

test('every model’s upload page has the model’s title', () => {
  for (const model of models) {
    const { html, known } = at(`/${model.id}/image-upload`)
    expect(known).toBe(true)
    expect(html).toContain('og:title')
  }
})

test('an address that is no page of ours is told apart and written nowhere', () => {
  const { html, known } = at('/<script>alert(1)</script>')
  expect(known).toBe(false)
  expect(html).not.toContain('alert')
})
