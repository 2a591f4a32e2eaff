import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const claim = (owner: object) => writeFile(join(folder, 'server.7.lock'), JSON.stringify(owner))

test('a second owner is refused and told who holds the folder, until the first lets go', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`in use by the server with process id ${process.pid}`)
  await release()
  const again = await lockFolder(folder)
  await again()
  expect(await readdir(folder)).toHaveLength(1)
})

test('the lock of a process that has died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await claim({ pid: child.pid, started: '1' })
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('so is one whose process id now belongs to another process', async () => {
  await claim({ pid: process.pid, started: 'at another time' })
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('so is one that was cut off while it was written', async () => {
  await writeFile(join(folder, 'server.7.lock'), '{"pid":')
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('of ten that find a stale lock at once, one gets the folder, every time', async () => {
  for (let round = 0; round < 30; round++) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
    await claim({ pid: process.pid, started: 'at another time' })
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
