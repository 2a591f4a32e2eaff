import { listeningPort } from './listening-port.ts'

interface Listener {
  listen: (port: number, host: string, listening: () => void) => unknown
  address: () => string | { port: number } | null
}

/** Lets a server listen where only this machine reaches it, on a free port unless one is given; returns the port. */
export async function listenOnLoopback(server: Listener, port = 0): Promise<number> {
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return listeningPort(server)
}
