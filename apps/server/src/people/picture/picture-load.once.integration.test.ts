import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintedPicture, pictureFile } from '../../testing/models/painted-picture.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'
import { makeProfilePicture } from './profile-picture.ts'

// The work of reading pictures, done in processes that know no database.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
})
afterAll(() => server.close())

/** Processes that this one has started. */
const children = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

test('many large pictures at once are made small one after the other', async () => {
  const { client, user } = await signInFresh(server, 'user')
  const picture = pictureFile(await paintedPicture(3000, 3000).png({ progressive: true }).toBuffer())
  const save = () => client.call('updateUser', { params: { id: user.id }, files: { picture } })
  const before = children()
  const seen = { most: 0 }
  const look = setInterval(() => {
    seen.most = Math.max(seen.most, children() - before)
  }, 1)
  await Promise.all(Array.from({ length: 5 }, save))
  clearInterval(look)
  expect(seen.most).toBe(1)
})

test('who sends many pictures keeps others waiting for one of them', async () => {
  const many = await signInFresh(server, 'user')
  const other = await signInFresh(server, 'user')
  const [large, small] = await Promise.all([
    paintedPicture(3000, 3000).png({ progressive: true }).toBuffer(),
    paintedPicture().png().toBuffer(),
  ])
  const served: string[] = []
  const save = async ({ client, user }: typeof many, picture: Buffer) => {
    await client.call('updateUser', { params: { id: user.id }, files: { picture: pictureFile(picture) } })
    served.push(user.id)
  }
  const before = children()
  const theirs = Array.from({ length: 5 }, () => save(many, large))
  await expect.poll(() => children() - before, { interval: 5 }).toBe(1)
  await Promise.all([...theirs, save(other, small)])
  // One is being read as the other's comes, and may end before the other's has arrived.
  expect(served.indexOf(other.user.id)).toBeLessThanOrEqual(2)
})

/** Texts beside the pixels, packed: few bytes that unpack to `megabytes`. */
function withTexts(png: Buffer, megabytes: number): Buffer {
  const each = 49
  const packed = deflateSync(Buffer.alloc(each * 1_000_000, 'a'))
  const text = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), packed])
  const chunk = Buffer.alloc(text.length + 8)
  chunk.writeUInt32BE(text.length - 4)
  text.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(text), text.length + 4)
  const header = 33
  return Buffer.concat([
    png.subarray(0, header),
    ...Array.from({ length: megabytes / each }, () => chunk),
    png.subarray(header),
  ])
}

test('a picture whose texts unpack to gigabytes is stopped, and takes no memory of the server’s', async () => {
  const bomb = withTexts(await paintedPicture().png().toBuffer(), 1960)
  expect(bomb.length).toBeLessThan(3_000_000)
  const seen = { most: 0 }
  const before = process.memoryUsage().rss
  const look = setInterval(() => {
    seen.most = Math.max(seen.most, process.memoryUsage().rss - before)
  }, 20)
  const { client, user } = await signInFresh(server, 'user')
  const saved = client.call('updateUser', { params: { id: user.id }, files: { picture: pictureFile(bomb) } })
  const refusal = await saved.catch((error: unknown) => error)
  clearInterval(look)
  expect(refusal).toMatchObject({
    status: 422,
    problem: 'memory-exceeded',
    message: 'The profile picture could not be read within 1200 MB of memory.',
    hint: expect.stringContaining('192 × 192 pixels are enough'),
  })
  expect(seen.most).toBeLessThan(300 * 1_048_576)
  expect(await server.listFiles()).toEqual([])
})

test('a picture that is not read in its time is said to be that, not to be damaged', async () => {
  const bytes = await paintedPicture(4000, 4000).png({ progressive: true }).toBuffer()
  const hurried = makeProfilePicture(bytes, { megabytes: 1200, seconds: 0.05 })
  await expect(hurried).rejects.toMatchObject({
    problem: 'deadline-exceeded',
    message: expect.stringContaining('0.05 seconds'),
  })
})
