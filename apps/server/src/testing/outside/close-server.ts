interface Closable {
  close: (closed: () => void) => unknown
  closeAllConnections?: () => void
}

/** Ends a server of a test and all connections to it. */
export async function closeServer(server: Closable): Promise<void> {
  server.closeAllConnections?.()
  await new Promise<void>((closed) => server.close(() => closed()))
}
