import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'

/**
 * Parses an answer as an analysis's state. The schema is loaded with the first one: no screen needs it for its first
 * render.
 */
export async function readState(answer: unknown): Promise<AnalysisState> {
  const { analysisStateSchema } = await import('@vitrine/contracts/analyses/analysis.ts')
  return analysisStateSchema.parse(answer)
}
