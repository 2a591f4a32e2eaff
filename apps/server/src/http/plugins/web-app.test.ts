import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { models } from '@vitrine/models/registry.ts'
import Fastify, { type FastifyError } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapError } from '../answers/map-error.ts'
import { webApp } from './web-app.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>x</title></head><body><div id="root"></div></body></html>',
  )
  await writeFile(join(folder, 'assets', 'index-4f2a.js'), 'export {}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const catalogue: Catalogue = {
  industries: [
    {
      id: 'finance',
      name: 'Finance',
      icon: 'landmark',
      description: '',
      subcategories: [{ id: 'file', name: 'Documents', description: '', models: [] }],
    },
  ],
  models: [],
}

async function serve(from: string) {
  const app = Fastify()
  app.setErrorHandler<FastifyError>(mapError)
  await webApp(app, { folder: from, publicUrl: undefined, models, catalogue: () => catalogue })
  return (url: string, accept = 'text/html', encoding = 'identity') =>
    app.inject({ url, headers: { accept, 'accept-encoding': encoding } })
}

test('every page of the product is the index with its own head', async () => {
  const get = await serve(folder)
  for (const url of ['/', '/explore', '/jobs?page=2', '/results/audio?analysis=1', '/plantdisease/image-upload']) {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body).toContain('<div id="root">')
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
  expect((await get('/explore')).body).toContain('<title>Models · Vitrine</title>')
})

test('an address that the build made a page for gets that one, whatever its query', async () => {
  const prepared = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(prepared, 'pages'))
  await writeFile(join(prepared, 'index.html'), '<head><title>x</title></head>')
  await writeFile(join(prepared, 'pages', 'model.html'), '<head><title>x</title><link rel="modulepreload"></head>')
  await writeFile(
    join(prepared, 'pages.json'),
    JSON.stringify([
      { pattern: '^/[^/]+/image-upload$', file: 'pages/model.html' },
      { pattern: '^/explore$', file: 'pages/gone.html' },
    ]),
  )
  const get = await serve(prepared)
  const model = await get('/plantdisease/image-upload?from=card')
  expect(model.body).toContain('modulepreload')
  expect(model.body).toContain('<title>Plant disease')
  expect((await get('/explore')).body).not.toContain('modulepreload')
  await rm(prepared, { recursive: true })
})

test('a page that shows the catalogue is written once by what its address names, and comes without content when that fails', async () => {
  const built = await mkdtemp(join(tmpdir(), 'vitrine-web-'))
  await mkdir(join(built, 'pages'))
  await mkdir(join(built, 'renderer'))
  const page = '<head><title>x</title></head><div id="root"></div>'
  await writeFile(join(built, 'index.html'), page)
  await writeFile(join(built, 'pages', 'explore.html'), page)
  await writeFile(
    join(built, 'pages.json'),
    '[{"pattern":"^/(explore|jobs)$","file":"pages/explore.html","fill":true}]',
  )
  await writeFile(
    join(built, 'renderer', 'prerender.js'),
    `let calls = 0
     exports.renderPage = async (location, { industries }) => {
       if (location.startsWith('/jobs')) throw new Error('not this one')
       calls += 1
       return location + ' of ' + industries.length + ', written ' + calls
     }`,
  )
  const get = await serve(built)
  const found = '<div id="root">/explore?industry=finance&subcategory=file of 1, written 1</div>'
  expect((await get('/explore?subcategory=file&industry=finance')).body).toContain(found)
  expect((await get('/explore?industry=finance&subcategory=file&made=up')).body).toContain(found)
  expect((await get('/explore?industry=made-up')).body).toContain('/explore of 1, written 2')
  expect((await get('/jobs')).body).toContain('<div id="root"></div>')
  const zipped = await get('/explore', 'text/html', 'gzip, br')
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toContain('written 2')
  expect((await get('/renderer/prerender.js', '*/*')).statusCode).toBe(404)
  await rm(built, { recursive: true })
})

test('an unknown page is the index with 404, for the screen that says so', async () => {
  const answer = await (await serve(folder))('/no/such/page')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('<div id="root">')
})

test('a missing file and an unknown call are not answered with a page', async () => {
  const get = await serve(folder)
  for (const [url, accept] of [
    ['/assets/gone-1234.js', '*/*'],
    ['/assets/gone-1234.js', 'text/html'],
    ['/api/gone', 'text/html'],
  ] as const) {
    const answer = await get(url, accept)
    expect(answer.statusCode, url).toBe(404)
    expect(answer.json()).toMatchObject({ problem: 'not-found' })
  }
})

test('files named by their content are kept for good, others for an hour', async () => {
  const get = await serve(folder)
  expect((await get('/assets/index-4f2a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('without a build the page says what to run', async () => {
  const answer = await (await serve(join(folder, 'nowhere')))('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('./script/server')
})

test('search engines get a sitemap of a server that knows its address', async () => {
  // Left by an older build; it must not cause a conflict.
  await writeFile(join(folder, 'robots.txt'), 'of the build')
  const app = Fastify()
  app.setErrorHandler<FastifyError>(mapError)
  await webApp(app, { folder, publicUrl: 'https://vitrine.example', models, catalogue: () => catalogue })
  expect((await app.inject('/sitemap.xml')).body).toContain('<loc>https://vitrine.example/explore</loc>')
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://vitrine.example/sitemap.xml')
  const get = await serve(folder)
  expect((await get('/sitemap.xml', '*/*')).statusCode).toBe(404)
  expect((await get('/robots.txt', '*/*')).body).toBe('User-agent: *\nDisallow:\n')
})
