import { APICallError } from 'ai'
import { z } from 'zod'

const schemaFormat = z.object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.unknown() }) })
const message = z.looseObject({ role: z.string(), content: z.unknown() })

/** Older vLLM, llama-cpp-python and others support JSON but no schema for it; their refusal names the field. */
export const refusesSchemas = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  (error.statusCode === 400 || error.statusCode === 422 || error.statusCode === 500) &&
  /response_format|json_schema/.test(error.responseBody ?? '')

/**
 * A chat request whose schema is part of the instructions, for an endpoint that refuses it as a format. llama.cpp
 * enforces a `schema` beside `json_object`; others ignore it.
 */
export function askedInWords(body: { [key: string]: unknown }): { [key: string]: unknown } {
  const format = schemaFormat.safeParse(body.response_format)
  const messages = z.array(message).safeParse(body.messages)
  if (!format.success || !messages.success) return body
  const { schema } = format.data.json_schema
  const words = `Answer with one JSON object of this JSON schema, and nothing else:\n${JSON.stringify(schema)}`
  const [first, ...others] = messages.data
  return {
    ...body,
    response_format: { type: 'json_object', schema },
    messages:
      first?.role === 'system' && typeof first.content === 'string'
        ? [{ ...first, content: `${first.content}\n\n${words}` }, ...others]
        : [{ role: 'system', content: words }, ...messages.data],
  }
}
