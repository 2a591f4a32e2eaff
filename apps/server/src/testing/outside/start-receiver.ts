import { createServer } from 'node:http'
import { listeningPort } from '@vitrine/basics/listening-port.ts'

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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The cast: it listens on a port.
  const port = listeningPort(server)
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
