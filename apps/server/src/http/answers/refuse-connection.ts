import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { VitrineError } from '@vitrine/errors/vitrine-error.ts'
import { failureOf } from './failure.ts'

function refusalOf(code: string | undefined): [statusLine: string, refusal: VitrineError] {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The address and the headers of the request are longer than the 16 KB that are read.'
    return [
      '431 Request Header Fields Too Large',
      new VitrineError('invalid-request', message, { hint: 'Put long values into the body.' }),
    ]
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request did not arrive within five minutes.'
    return ['408 Request Timeout', new VitrineError('invalid-request', message, { hint: 'Send it again.' })]
  }
  return ['400 Bad Request', new VitrineError('invalid-request', 'This is not a request in the form of HTTP/1.1.')]
}

/** Answers what the HTTP parser cannot parse, which never reaches a route, in the same shape as other failures. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  // The caller hung up.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const [statusLine, refusal] = refusalOf(error.code)
  const body = JSON.stringify({ ...failureOf(refusal, randomUUID()), code: Number.parseInt(statusLine, 10) })
  socket.end(
    `HTTP/1.1 ${statusLine}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
