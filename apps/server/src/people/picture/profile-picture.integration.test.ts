import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paintedPicture, pictureFile } from '../../testing/models/painted-picture.ts'
import { testRegistry } from '../../testing/models/test-registry.ts'
import { signInFresh } from '../../testing/people/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/processes/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, { registry: testRegistry })
})
afterAll(() => server.close())

/** The PNG with a header that claims this width and height: its real size is not known before decoding. */
function announcing(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(side, 16)
  changed.writeUInt32BE(side, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

async function upload(picture: File) {
  const { client, user } = await signInFresh(server, 'user')
  const params = { id: user.id }
  const saved = client.call('updateUser', { params, files: { picture } })
  return { client, params, saved }
}

/** Why the picture was refused. */
const refused = async (bytes: Buffer) => (await upload(pictureFile(bytes))).saved.catch((error: unknown) => error)

function pixelsOf(address: string | null) {
  expect(address).toMatch(/^data:image\/webp;base64,/)
  return sharp(Buffer.from(address?.split(',')[1] ?? '', 'base64'))
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s becomes a small WebP of the account, and nothing stays in the store',
  async (format) => {
    const { client, params, saved } = await upload(
      pictureFile(await paintedPicture().toFormat(format).toBuffer(), 'whatever.txt'),
    )
    const { profile_img_url } = await saved
    const picture = pixelsOf(profile_img_url)
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
    const { dominant } = await picture.stats()
    expect(dominant.r).toBeGreaterThan(dominant.g + 100)
    expect(await client.call('getUser', { params })).toMatchObject({ profile_img_url })
    expect(await server.listFiles()).toEqual([])
  },
)

test('nothing of the file but its pixels is kept: no place, no name, nothing behind the picture', async () => {
  const secret = 'taken at home'
  const jpeg = await paintedPicture()
    .jpeg()
    .withExif({ IFD0: { Copyright: secret } })
    .toBuffer()
  const withTail = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
  expect(withTail.includes(secret)).toBe(true)
  const { saved } = await upload(pictureFile(withTail))
  const stored = Buffer.from((await saved).profile_img_url?.split(',')[1] ?? '', 'base64')
  expect(stored.includes(secret)).toBe(false)
  expect(stored.includes('script')).toBe(false)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test('a picture stands as the camera was held', async () => {
  const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: 'black' } }, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { saved } = await upload(pictureFile(halves))
  const { data, info } = await pixelsOf((await saved).profile_img_url)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
  // Rotated by a quarter, the black left half is on top.
  expect(at(96, 20)).toBeLessThan(60)
  expect(at(96, 170)).toBeGreaterThan(200)
})

test('what is no picture of these kinds is refused by its content, whatever it is called', async () => {
  const gif = await paintedPicture(8, 8).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>')
  for (const bytes of [gif, svg, Buffer.from('hello'), Buffer.from('%PDF-1.7')]) {
    const { saved } = await upload(pictureFile(bytes, 'me.png'))
    await expect(saved).rejects.toMatchObject({
      status: 415,
      problem: 'type-unsupported',
      message: expect.stringContaining('PNG, JPEG or WebP'),
    })
  }
  expect(await server.listFiles()).toEqual([])
})

test('a damaged, an empty, a too large and a second picture are refused in words', async () => {
  const png = await paintedPicture().png().toBuffer()
  const noise = Buffer.concat([png.subarray(0, 60), randomBytes(400)])
  expect(await refused(noise)).toMatchObject({ status: 422, problem: 'input-damaged' })
  expect(await refused(Buffer.alloc(0))).toMatchObject({ status: 422, problem: 'input-empty' })
  const large = Buffer.concat([png, Buffer.alloc(5 * 1_048_576)])
  expect(await refused(large)).toMatchObject({ status: 413, message: expect.stringContaining('at most 5 MB') })
  const frame = Buffer.from('ANMF\0\0\0\0')
  const film = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0'),
    ...Array.from({ length: 5000 }, () => frame),
  ])
  expect(await refused(film)).toMatchObject({ status: 422, message: expect.stringContaining('1,000 frames') })
  expect(await refused(announcing(png, 10_000))).toMatchObject({ status: 422, problem: 'pixel-limit' })
  expect(await server.listFiles()).toEqual([])
})

test('an address is a picture in a data: address or refused; the own one sent back changes nothing', async () => {
  const { client, user } = await signInFresh(server, 'user')
  const params = { id: user.id }
  const save = (profile_img_url: string | null) => client.call('updateUser', { params, body: { profile_img_url } })
  for (const address of [
    'https://example.com/me.png',
    'javascript:alert(1)',
    `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`,
    `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
  ]) {
    await expect(save(address), address).rejects.toMatchObject({ status: 415 })
  }
  const png = await paintedPicture(30, 30).png().toBuffer()
  const { profile_img_url: stored } = await save(`data:image/png;base64,${png.toString('base64')}`)
  expect((await pixelsOf(stored).metadata()).width).toBe(192)
  expect((await save(stored)).profile_img_url).toBe(stored)
  expect((await save(null)).profile_img_url).toBeNull()
})

test('nobody changes somebody else’s picture but an admin, and the log says who did', async () => {
  const picture = pictureFile(await paintedPicture().png().toBuffer())
  const { user } = await signInFresh(server, 'user')
  const other = await signInFresh(server, 'sales')
  const admin = await signInFresh(server, 'admin')
  const request = { params: { id: user.id }, files: { picture } }
  await expect(other.client.call('updateUser', request)).rejects.toMatchObject({ status: 404 })
  expect((await admin.client.call('updateUser', request)).profile_img_url).toMatch(/^data:image\/webp/)
  const { history } = await admin.client.call('getProspect', { params: { id: user.id } })
  expect(history).toMatchObject([{ action: 'account-edited', actor: { id: admin.user.id } }])
})
