import { Output, streamText } from 'ai'
import type { z } from 'zod'

/** The part of the library's request that is the same with and without streaming. */
type AskedText = Pick<
  Parameters<typeof streamText>[0],
  'model' | 'instructions' | 'messages' | 'temperature' | 'maxRetries'
> & { messages: NonNullable<Parameters<typeof streamText>[0]['messages']>; abortSignal: AbortSignal }

function throwFirst(failure: { error: unknown } | null): void {
  if (failure !== null) throw failure.error
}

/** Streams an answer. Throws as the library's other calls do, and the signal's reason. */
export async function streamAnswer<Value>(
  asked: AskedText,
  schema: z.ZodType<Value>,
  onPart: (part: unknown) => void,
): Promise<Value> {
  let failure: { error: unknown } | null = null
  const result = streamText({
    ...asked,
    output: Output.object({ schema }),
    // The library passes errors to this callback and ends the stream as if nothing were wrong.
    onError: ({ error }) => {
      failure ??= { error }
    },
  })
  const written = Promise.resolve(result.output)
  // Errors are thrown below; without this, a rejection that nobody awaits yet would end the process.
  written.catch(() => undefined)
  try {
    for await (const part of result.partialOutputStream) onPart(part)
  } catch (error) {
    failure ??= { error }
  }
  asked.abortSignal.throwIfAborted()
  throwFirst(failure)
  return written
}
