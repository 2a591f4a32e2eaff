import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface ChatRequest {
  model: string
  messages: { role: string; content: unknown }[]
  response_format?: { type: string; json_schema?: { schema: unknown } }
}

/** What was posted for transcription. */
export interface TranscriptionRequest {
  model: string
  responseFormat: string
  fileName: string
  bytes: Uint8Array
}

/** How the endpoint behaves for one request. */
export type Behaviour =
  | { kind: 'answer'; content: string }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  | { kind: 'slow'; milliseconds: number; content: string }
  | { kind: 'not-json' }
  | { kind: 'hang-up' }

/**
 * An HTTP server that speaks the OpenAI protocol, chat and transcription, and has its faults: slow, 429, broken JSON,
 * wrong schema. An answer's content is the chat message, or the whole body of a transcription.
 * Behaviours are used up in order; the last one stays.
 */
export const startProtocolServer = async (behaviours: readonly Behaviour[]) => {
  const requests: ChatRequest[] = []
  const uploads: TranscriptionRequest[] = []
  const authorizations: (string | undefined)[] = []

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const body = await buffer(request)
      authorizations.push(request.headers.authorization)
      const behaviour = behaviours[Math.min(authorizations.length, behaviours.length) - 1]
      const transcribes = request.url === '/v1/audio/transcriptions'
      if (!behaviour || !(transcribes || request.url === '/v1/chat/completions')) {
        return void response.writeHead(404).end()
      }
      if (transcribes) uploads.push(await readUpload(body, request.headers['content-type'] ?? ''))
      else requests.push(JSON.parse(body.toString()) as ChatRequest)
      const complete = transcribes ? completeWith : completeChat
      switch (behaviour.kind) {
        case 'status':
          return void response
            .writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers })
            .end(JSON.stringify({ error: { message: `status ${behaviour.status}` } }))
        case 'not-json':
          return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices": [')
        case 'hang-up':
          return void request.socket.destroy()
        case 'slow':
          return void setTimeout(() => complete(response, behaviour.content), behaviour.milliseconds)
        case 'answer':
          return complete(response, behaviour.content)
      }
    })()
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    uploads,
    authorizations,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const readUpload = async (body: Buffer, contentType: string): Promise<TranscriptionRequest> => {
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

const completeWith = (response: ServerResponse, content: string) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(content)
}

const completeChat = (response: ServerResponse, content: string) => {
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
