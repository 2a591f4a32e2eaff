import fastify from 'fastify'
import type { MeasureRows } from '../support/row.ts'
import { startServer } from '../support/start-server.ts'

const seconds = 3
const connections = 10

/** The catalogue route against a bare Fastify route that sends the same bytes. */
export const measureCatalogue: MeasureRows = async (report) => {
  report('catalogue route')
  const server = await startServer()
  const payload = await fetch(`${server.url}/api/catalogue`).then((response) => response.text())
  const bare = fastify()
  bare.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(payload))
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })
  try {
    await rate(bareUrl, 1)
    await rate(`${server.url}/api/catalogue`, 1)
    const bareRate = await rate(bareUrl, seconds)
    const ours = await rate(`${server.url}/api/catalogue`, seconds)
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
    await bare.close()
    await server.stop()
  }
}

/** Requests a second over keep-alive connections, for a bounded time. */
const rate = async (url: string, duration: number): Promise<number> => {
  const start = performance.now()
  const end = start + duration * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      let count = 0
      while (performance.now() < end) {
        await fetch(url).then((response) => response.arrayBuffer())
        count += 1
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}
