import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'

interface Chat {
  model: string
  stream?: boolean
  messages: { role: string; content: unknown }[]
}

export interface ModelEndpoint {
  /** For AI_BASE_URL. */
  url: string
  host: string
  /** All chat requests. */
  chats: readonly Chat[]
  /** From now on chats get this answer, streamed ones in pieces with a pause between them. */
  say: (answer: unknown, pauseMilliseconds?: number) => void
  /** From now on pictures are this one; null: the endpoint fails. */
  paint: (picture: Uint8Array | null) => void
  close: () => Promise<void>
}

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** A small server on loopback that speaks the OpenAI protocol, instead of a hosted model. */
export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const chats: Chat[] = []
  let said = { content: '{}', pause: 0 }
  let picture: Uint8Array | null = null

  const chat = async (asked: Chat, response: ServerResponse) => {
    chats.push(asked)
    const { content, pause } = said
    const common = { id: 'chat-1', created: 1, model: asked.model }
    if (!asked.stream) {
      const message = { role: 'assistant', content }
      return sendJson(response, { ...common, choices: [{ index: 0, message, finish_reason: 'stop' }] })
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ ...common, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
      )
    for (const piece of content.match(/[^]{1,24}/g) ?? []) {
      send({ role: 'assistant', content: piece }, null)
      await delay(pause)
    }
    send({}, 'stop')
    return response.end('data: [DONE]\n\n')
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request)
      if (request.url === '/v1/chat/completions') return chat(JSON.parse(body.toString()) as Chat, response)
      if (request.url === '/v1/images/generations' && picture) {
        return sendJson(response, { created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] })
      }
      return sendJson(response, { error: { message: 'out of order' } }, 404)
    })()
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    chats,
    say: (answer, pauseMilliseconds = 0) => {
      said = { content: JSON.stringify(answer), pause: pauseMilliseconds }
    },
    paint: (bytes) => {
      picture = bytes
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
