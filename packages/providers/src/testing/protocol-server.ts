import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { listenOnLoopback } from '@vitrine/basics/listen-on-loopback.ts'

export interface ChatRequest {
  model: string
  messages: { role: string; content: unknown }[]
  response_format?: { type: string; schema?: unknown; json_schema?: { schema: unknown } }
  stream?: boolean
}

export interface PaintingRequest {
  model: string
  prompt: string
  size: string
  n: number
  response_format?: string
}

export interface TranscriptionRequest {
  model: string
  responseFormat: string
  fileName: string
  bytes: Uint8Array
}

/** The endpoint's behaviour for one request. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  | { kind: 'slow'; milliseconds: number; content: string }
  /** The chat message in pieces with a pause between them, and how it ends. */
  | { kind: 'stream'; pieces: readonly string[]; pauseMilliseconds?: number; end?: 'done' | 'hang-up' | 'never' }
  | { kind: 'not-json' }
  | { kind: 'hang-up' }

async function readUpload(body: Buffer, contentType: string): Promise<TranscriptionRequest> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Error('A transcription without a file.')
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    model: field('model'),
    responseFormat: field('response_format'),
    fileName: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}

function completeWith(response: ServerResponse, content: string) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(content)
}

function completeChat(response: ServerResponse, content: string) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  )
}

const chunkOf = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

function streamChat(
  response: ServerResponse,
  { pieces, pauseMilliseconds = 0, end = 'done' }: Omit<Behaviour & { kind: 'stream' }, 'kind'>,
): void {
  void (async () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of pieces) {
      response.write(chunkOf({ role: 'assistant', content }, null))
      await delay(pauseMilliseconds)
    }
    if (end === 'hang-up') response.destroy()
    if (end === 'done') response.end(`${chunkOf({}, 'stop')}data: [DONE]\n\n`)
  })()
}

/**
 * An HTTP server that speaks the OpenAI protocol (chat, also streamed, transcription and pictures) and simulates
 * faults: slow, 429, broken JSON, wrong schema. An answer's content is the chat message, or the whole body of the
 * others. Behaviours are used up in order; the last one repeats.
 */
export async function startProtocolServer(behaviours: readonly Behaviour[]) {
  const requests: ChatRequest[] = []
  const uploads: TranscriptionRequest[] = []
  const paintings: PaintingRequest[] = []
  const authorizations: (string | undefined)[] = []

  const readers: Record<string, (body: Buffer, contentType: string) => Promise<typeof completeWith>> = {
    '/v1/audio/transcriptions': async (body, contentType) => {
      uploads.push(await readUpload(body, contentType))
      return completeWith
    },
    '/v1/images/generations': async (body) => {
      paintings.push(JSON.parse(body.toString()) as PaintingRequest)
      return completeWith
    },
    '/v1/chat/completions': async (body) => {
      const asked = JSON.parse(body.toString()) as ChatRequest
      requests.push(asked)
      return asked.stream
        ? (response, content) => streamChat(response, { pieces: content.match(/[^]{1,40}/g) ?? [] })
        : completeChat
    },
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const body = await buffer(request)
      authorizations.push(request.headers.authorization)
      const behaviour = behaviours[Math.min(authorizations.length, behaviours.length) - 1]
      const read = behaviour && readers[request.url ?? '']
      if (!behaviour || !read) return void response.writeHead(404).end()
      const complete = await read(body, request.headers['content-type'] ?? '')
      switch (behaviour.kind) {
        case 'status':
          return void response
            .writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
            .end(JSON.stringify({ error: { message: behaviour.message ?? `status ${behaviour.status}` } }))
        case 'not-json':
          return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [')
        case 'hang-up':
          return void request.socket.destroy()
        case 'stream':
          return streamChat(response, behaviour)
        case 'slow':
          return void setTimeout(() => complete(response, behaviour.content), behaviour.milliseconds)
        case 'answer':
          return complete(response, behaviour.content)
      }
    })()
  })

  const port = await listenOnLoopback(server)
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    uploads,
    paintings,
    authorizations,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
