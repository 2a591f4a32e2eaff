import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'

/** Simulated failures: no answer at all, 503, a body that breaks off, or other bytes than were stored. */
type S3Fault = 'silent' | 'busy' | 'cut' | 'altered'

export interface S3Server {
  endpoint: string
  bucket: string
  /** Variables that configure a server to use it; the keys are public. */
  variables: Record<string, string>
  /** Makes the next calls of a method fail. */
  fail: (fault: S3Fault, calls: number, method?: string) => void
  /** Refuses connections until `comeBack`. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  close: () => Promise<void>
}

const bucket = 'vitrine-files'

/** s3rver, an S3 server in JavaScript, behind our own proxy that can fail. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'vitrine-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // It omits the slash after a bucket's name that the client signs, and so would refuse every listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await store.run()
  let fault: { kind: S3Fault; left: number; method: string } | null = null

  const takeFault = (method: string): S3Fault | null => {
    if (fault === null || fault.method !== method || fault.left === 0) return null
    fault.left -= 1
    return fault.kind
  }
  const relay = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const failing = takeFault(incoming.method ?? '')
    if (failing === 'silent') return
    if (failing === 'busy') {
      incoming.resume()
      outgoing.writeHead(503).end()
      return
    }
    const { url, method, headers } = incoming
    const passed = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      if (failing === null) {
        answer.pipe(outgoing)
        return
      }
      answer.on('data', (chunk: Buffer) => {
        if (failing === 'altered') outgoing.write(Buffer.alloc(chunk.length, '!'))
        else outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy())
      })
      answer.on('end', () => failing === 'altered' && outgoing.end())
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }
  let proxy = createServer(relay)
  const own = await listenOnLoopback(proxy)
  const goAway = () =>
    new Promise<void>((done) => {
      proxy.close(() => done())
      proxy.closeAllConnections()
    })
  const endpoint = `http://127.0.0.1:${own}`
  return {
    endpoint,
    bucket,
    variables: {
      FILES_URL: `s3://${bucket}/test`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    fail: (kind, left, method = 'GET') => void (fault = { kind, left, method }),
    goAway,
    comeBack: async () => {
      proxy = createServer(relay)
      await listenOnLoopback(proxy, own)
    },
    close: async () => {
      await goAway()
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
