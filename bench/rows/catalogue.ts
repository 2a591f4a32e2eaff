import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '@vitrine/basics/statistics.ts'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

/** In turns, so that other load on the machine affects both alike. */
const turns = 7
const turnSeconds = 0.7
const warmUpSeconds = 1.5
const connections = 10

async function startBare(payload: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-bare-'))
  const file = join(folder, 'payload.json')
  await writeFile(file, payload)
  const child = spawn(process.execPath, [new URL('../support/bare-server.ts', import.meta.url).pathname, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: line.toString().trim(),
    stop: async () => {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Requests per second over keep-alive connections, for a limited time. */
async function rate(url: string, duration: number): Promise<number> {
  const start = performance.now()
  const end = start + duration * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      let count = 0
      while (performance.now() < end) {
        // Both send the same bytes; otherwise this process would spend its time unpacking those of one of them.
        await fetch(url, { headers: { 'accept-encoding': 'identity' } }).then((response) => response.arrayBuffer())
        count += 1
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

/** The catalogue route compared with a bare Fastify route that sends the same bytes. */
export const measureCatalogue: MeasureRows = async (report) => {
  report('catalogue route')
  const server = await startServer()
  const payload = await fetch(`${server.url}/api/catalogue`).then((response) => response.text())
  const bare = await startBare(payload)
  try {
    const catalogue = `${server.url}/api/catalogue`
    await rate(bare.url, warmUpSeconds)
    await rate(catalogue, warmUpSeconds)
    const rates: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
    for (let turn = 0; turn < turns; turn += 1) {
      rates.bare.push(await rate(bare.url, turnSeconds))
      rates.ours.push(await rate(catalogue, turnSeconds))
    }
    const [bareRate, ours] = [median(rates.bare), median(rates.ours)]
    const ratio = ours / bareRate
    return [
      {
        what: 'catalogue route against a bare Fastify route of the same payload',
        bare: `${bareRate.toFixed(0)} requests/s`,
        ours: `${ours.toFixed(0)} requests/s`,
        result: ratio.toFixed(2),
        aim: '≥ 0.8',
        met: ratio >= 0.8,
      },
    ]
  } finally {
    await bare.stop()
    await server.stop()
  }
}
