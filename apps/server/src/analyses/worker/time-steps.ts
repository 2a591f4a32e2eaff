import type { ModelWork } from '@vitrine/model-kit/model.ts'
import type { Provider } from '@vitrine/model-kit/provider-port.ts'

/** A step of a run, by the child's clock: milliseconds since 1970. */
export interface RunStep {
  name: string
  start: number
  end: number
}

/** Measures the steps of a run for traces: two clock readings per step. */
export function timeSteps() {
  const steps: RunStep[] = []
  // The wall clock has a resolution of milliseconds only, and may jump.
  const origin = Date.now() - performance.now()
  const now = () => origin + performance.now()
  const begin = (name: string) => {
    const start = now()
    return () => void steps.push({ name, start, end: now() })
  }
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const end = begin(name)
    try {
      return await work()
    } finally {
      end()
    }
  }
  return {
    steps,
    work: (work: ModelWork<unknown>): ModelWork<unknown> => ({
      ...work,
      loadEngine: async () => {
        const engine = await step('load engine', work.loadEngine)
        return (input, context) => step('answer', () => engine(input, context))
      },
      present: (output) => {
        const end = begin('present')
        const blocks = work.present(output)
        end()
        return blocks
      },
    }),
    provider: (provider: Provider): Provider => ({
      describe: (needs) => provider.describe(needs),
      answer: (request) => step('ask provider', () => provider.answer(request)),
      paint: (request) => step('ask provider', () => provider.paint(request)),
    }),
  }
}
