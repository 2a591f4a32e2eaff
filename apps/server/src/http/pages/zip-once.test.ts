import { gunzipSync, gzip } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { zipOnce } from './zip-once.ts'

vi.mock('node:zlib', { spy: true })

test('a page that many ask for is packed once, and no more than a hundred are kept', async () => {
  const zip = zipOnce()
  const packed = await Promise.all(Array.from({ length: 20 }, () => zip('<h1>Explore</h1>')))
  for (const one of packed) expect(gunzipSync(one).toString()).toBe('<h1>Explore</h1>')
  expect(vi.mocked(gzip)).toHaveBeenCalledTimes(1)
  for (let page = 0; page < 100; page++) await zip(`<h1>${page}</h1>`)
  await zip('<h1>99</h1>')
  expect(vi.mocked(gzip)).toHaveBeenCalledTimes(101)
  await zip('<h1>Explore</h1>')
  expect(vi.mocked(gzip)).toHaveBeenCalledTimes(102)
})
