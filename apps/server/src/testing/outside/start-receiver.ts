import { createServer } from 'node:http'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'

interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

export interface Receiver {
  url: string
  /** The requests received, in order. */
  received: Received[]
  /** The answer to the next ones; 200 by default. Null: none, the connection is cut. */
  answer: (status: number | null, headers?: Record<string, string>) => void
  close: () => Promise<void>
}

/** A webhook receiver over real HTTP. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let next: { status: number | null; headers: Record<string, string> } = { status: 200, headers: {} }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      // The cast: these messages repeat no header.
      received.push({ path: request.url ?? '', headers: request.headers as Record<string, string>, body })
      if (next.status === null) request.socket.destroy()
      else response.writeHead(next.status, next.headers).end('thanks')
    })
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (status, headers = {}) => {
      next = { status, headers }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
