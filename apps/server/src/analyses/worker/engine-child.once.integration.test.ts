import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readChildEnvironment } from '../../env.ts'
import { eventually } from '../../testing/eventually.ts'
import { isRunning, recordedPids } from '../../testing/processes.ts'
import { testRegistry } from '../../testing/test-registry.ts'
import { ChildCrashed, startEngineChild } from './engine-child.ts'

test('an engine deep in native work dies soon after its parent was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-child-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'engine')
  const entry = fileURLToPath(new URL('../../testing/orphaned-child.ts', import.meta.url))
  const parent = spawn(process.execPath, [entry, path], { stdio: 'inherit' })
  const [engine = 0] = await recordedPids(path, 1, 30_000)
  expect(isRunning(engine)).toBe(true)
  parent.kill('SIGKILL')
  expect(await eventually('its end', async () => (isRunning(engine) ? null : true), 5000)).toBe(true)
})

test('a process that cannot load its models says so instead of hanging', async () => {
  const start = startEngineChild({ registry: `${testRegistry}.nowhere`, provider: null }, readChildEnvironment())
  await expect(start).rejects.toThrow(ChildCrashed)
})
