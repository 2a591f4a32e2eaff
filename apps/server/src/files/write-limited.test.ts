import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { sha256Hex } from '../secrets/sha256-hex.ts'
import { FileTooLarge, writeLimited } from './write-limited.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'vitrine-write-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('writes, counts and hashes', async () => {
  const path = join(await folder(), 'file')
  const content = Buffer.alloc(200_000, 'vitrine')
  expect(await writeLimited(Readable.from([content.subarray(0, 7), content.subarray(7)]), path, 200_000)).toEqual({
    size: 200_000,
    sha256: sha256Hex(content),
  })
  expect((await readFile(path)).equals(content)).toBe(true)
})

test('a source that is too large or breaks leaves nothing behind', async () => {
  const place = await folder()
  await expect(writeLimited(Readable.from([Buffer.alloc(101)]), join(place, 'a'), 100)).rejects.toThrow(FileTooLarge)
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(10)
      throw new Error('gone')
    })(),
  )
  await expect(writeLimited(broken, join(place, 'b'), 100)).rejects.toThrow('gone')
  expect(await readdir(place)).toEqual([])
})
