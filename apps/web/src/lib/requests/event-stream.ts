export interface StreamEvent {
  id: string | null
  data: string
}

/**
 * Reads server-sent events from the body of a fetch: EventSource cannot send a bearer header. Comments and unknown
 * fields are skipped, as https://html.spec.whatwg.org/multipage/server-sent-events.html requires.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  let rest = ''
  let id: string | null = null
  let data: string[] = []
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { id, data: data.join('\n') }
        data = []
        continue
      }
      const [field, value = ''] = line.split(/:(?: )?(.*)/s)
      if (field === 'data') data.push(value)
      if (field === 'id') id = value
    }
  }
}
