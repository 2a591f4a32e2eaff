/** The port of a server that listens on TCP. Throws where it does not listen, or on a socket file. */
export function listeningPort(server: { address: () => string | { port: number } | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
