import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { RunContext, RunInput } from '@vitrine/model-kit/run-context.ts'
import { explicitNotice } from '@vitrine/models/shared/pictures/explicit-notice.ts'

/**
 * What a run does in an engine's process, here without one: the engine, beside it the look for explicit pictures, then
 * schema, presentation and JSON. The difference to a call of the server is thus what the server adds, not what the answer
 * consists of.
 */
export async function answerBare(
  { output: schema, loadEngine, present, summarize }: ModelWork<unknown>,
  input: RunInput,
  context: RunContext,
): Promise<string> {
  const engine = await loadEngine()
  const warning = explicitNotice(input, context)
  const output = schema.parse(await engine(input, context))
  const blocks = [await warning, ...present(output)]
  return JSON.stringify({ output, blocks, summary: summarize(output) })
}
