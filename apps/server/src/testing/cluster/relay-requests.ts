import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'

export interface Relay {
  url: string
  close: () => Promise<void>
}

const lookMilliseconds = 250
const largestBody = 16 * 1_048_576

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw new Error('The relay of the trial takes bodies of up to 16 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuse(outgoing: ServerResponse, status: number): void {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(status, { 'retry-after': '1' }).end()
}

/**
 * A small proxy in front of several servers; each request goes to the next one that is ready by /readyz. A request is
 * repeated on another server only if the connection could not be opened: one that may have arrived is not sent twice.
 */
export async function relayRequests(targets: readonly string[], port: number): Promise<Relay> {
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  const look = async (target: string): Promise<void> => {
    const said = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (said?.ok) ready.add(target)
    else ready.delete(target)
    await said?.arrayBuffer().catch(() => undefined)
  }
  const lookAtAll = () => Promise.all(targets.map(look))
  await lookAtAll()
  const looking = setInterval(() => void lookAtAll(), lookMilliseconds)
  let turn = 0

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, left: readonly string[]): void => {
    const [target, ...others] = left
    if (target === undefined) {
      refuse(outgoing, 503)
      return
    }
    const { method, url, headers } = incoming
    const passed = request(new URL(url ?? '/', target), { method, headers, agent }, (arrived) => {
      const { connection: _, 'keep-alive': __, ...kept } = arrived.headers
      outgoing.writeHead(arrived.statusCode ?? 502, kept)
      arrived.pipe(outgoing)
      arrived.on('error', () => outgoing.destroy())
    })
    outgoing.on('close', () => passed.destroy())
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') {
        refuse(outgoing, 502)
        return
      }
      ready.delete(target)
      pass(incoming, outgoing, body, others)
    })
    passed.end(body)
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readBody(incoming).catch(() => null)
    if (body === null) {
      refuse(outgoing, 413)
      return
    }
    const able = targets.filter((target) => ready.has(target))
    // None looks ready when one has just started and another is stopping: a draining server still serves, and others
    // refuse by themselves.
    const open = able.length > 0 ? able : targets
    const first = turn++ % open.length
    pass(incoming, outgoing, body, [...open.slice(first), ...open.slice(0, first)])
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  const own = await listenOnLoopback(server, port)
  return {
    url: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((done) => {
        clearInterval(looking)
        server.close(() => done())
        server.closeAllConnections()
        agent.destroy()
      }),
  }
}
