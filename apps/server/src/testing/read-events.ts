import { type AnalysisState, analysisStateSchema } from '@vitrine/contracts/analyses/analysis.ts'

export interface ReadEvent {
  id: number
  state: AnalysisState
}

/** Reads server-sent events until the stream ends. */
export async function* readEvents(response: Response): AsyncGenerator<ReadEvent> {
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        rest
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      )
      rest = rest.slice(end + 2)
      if (fields.data !== undefined) {
        yield { id: Number(fields.id), state: analysisStateSchema.parse(JSON.parse(fields.data)) }
      }
    }
  }
}
