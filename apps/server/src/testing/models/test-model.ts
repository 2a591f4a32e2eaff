import type { ModelOption } from '@vitrine/contracts/catalogue/model-option.ts'
import type { InputSpec } from '@vitrine/model-kit/input-spec.ts'
import { defineModel, type Model, type ModelCard } from '@vitrine/model-kit/model.ts'
import type { ProviderPrompt } from '@vitrine/model-kit/provider-prompt.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import { z } from 'zod'

const output = z.object({ answer: z.string() })
type Output = z.infer<typeof output>

export const testCard = (id: string, input: InputSpec = { kind: 'text', maxMegabytes: 1 }): ModelCard => ({
  id,
  version: 3,
  title: `Test ${id}`,
  name: id,
  description: 'For tests.',
  footer: 'For tests',
  icon: 'flask-conical',
  places: [],
  capabilities: [],
  processingTime: null,
  input,
  slug: id,
  aliases: [],
  interaction: 'form',
  resultRoute: 'text',
})

interface TestModelParts {
  engine: Engine<Output>
  input?: InputSpec
  options?: readonly ModelOption[]
  samples?: readonly Sample[]
  card?: Partial<ModelCard>
  prompt?: ProviderPrompt<Output>
  upcoming?: true
  deadlineSeconds?: number
  memoryMegabytes?: number
}

/** A complete model around an engine of a test: what its parts do not say is the simplest that is valid. */
export function testModel(id: string, parts: TestModelParts): Model {
  const { engine, input, options = [], samples = [], card = {}, prompt, upcoming } = parts
  const { deadlineSeconds = 30, memoryMegabytes = 1024 } = parts
  return defineModel<Output>({
    ...testCard(id, input),
    ...card,
    options,
    output,
    samples,
    samplesFolder: new URL('./samples/', import.meta.url),
    evidence: null,
    engineName: `Engine of ${id}`,
    loadEngine: async () => engine,
    ...(upcoming && { upcoming }),
    ...(prompt && { prompt: async () => prompt }),
    present: ({ answer }) => [{ kind: 'markdown', text: answer }],
    summarize: ({ answer }) => `It answered ${answer.length} characters.`,
    deadlineSeconds,
    memoryMegabytes,
  })
}
