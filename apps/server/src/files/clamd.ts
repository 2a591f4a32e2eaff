import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Milliseconds of silence after which it has failed. */
const patience = 60_000
const mostAnswered = 4096

/** `tcp://host:3310`, or `unix:///run/clamav/clamd.ctl`. */
export const isClamdAddress = (address: string): boolean => /^(tcp:\/\/[^/]+:\d+\/?|unix:\/\/\/.+)$/.test(address)

function openSocket(address: string) {
  const { protocol, hostname, port, pathname } = new URL(address)
  // The brackets of an IPv6 address are not part of the host's name.
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'unix:' ? connect(decodeURIComponent(pathname)) : connect(Number(port), host)
}

/** Chunks preceded by their lengths, and a zero length at the end: clamd's INSTREAM. */
async function* framed(content: Readable) {
  yield Buffer.from('zINSTREAM\0')
  // The cast: file streams yield bytes.
  for await (const piece of content as AsyncIterable<Buffer>) {
    if (piece.length === 0) continue
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield length
    yield piece
  }
  yield Buffer.alloc(4)
}

/** The name that clamd gives to what it finds; null if it finds nothing. Throws if it does not answer. */
export async function scanByClamd(address: string, content: Readable): Promise<string | null> {
  const socket = openSocket(address)
  socket.setTimeout(patience, () => socket.destroy(new Error('clamd does not answer')))
  const answered = (async () => {
    let answer = ''
    for await (const piece of socket) answer = (answer + String(piece)).slice(0, mostAnswered)
    return answer.replaceAll('\0', '').trim()
  })()
  try {
    // It may answer and hang up before everything was sent, for example when the file is too large.
    const sent = pipeline(Readable.from(framed(content)), socket, { end: false }).catch((error: unknown) => error)
    const answer = await answered.catch(async (error: unknown) => {
      throw (await sent) ?? error
    })
    if (/^stream: OK$/.test(answer)) return null
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? []
    if (found !== undefined) return found
    throw new Error('clamd has not looked at the file')
  } finally {
    content.destroy()
    socket.destroy()
  }
}
