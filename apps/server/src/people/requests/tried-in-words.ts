import type { RequestContext } from '@vitrine/contracts/people/person.ts'

/** What a visitor had tried, in one line; null if unknown. */
export function triedInWords(context: RequestContext | null): string | null {
  const runs = (context?.samples ?? []).map(({ model, sample }) => `${model} (${sample})`)
  const seen = (context?.models ?? []).filter((model) => !context?.samples?.some((run) => run.model === model))
  const parts = [
    ...(runs.length > 0 ? [`ran ${runs.join(', ')}`] : []),
    ...(seen.length > 0 ? [`looked at ${seen.join(', ')}`] : []),
    ...(context?.page === undefined ? [] : [`asked from ${context.page}`]),
  ]
  return parts.length === 0 ? null : parts.join('; ')
}
