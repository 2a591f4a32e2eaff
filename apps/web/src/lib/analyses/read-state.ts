import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'

/** An answer as the state of an analysis. The schema loads with the first one: no screen needs it to be shown. */
export async function readState(answer: unknown): Promise<AnalysisState> {
  const { analysisStateSchema } = await import('@vitrine/contracts/analyses/analysis.ts')
  return analysisStateSchema.parse(answer)
}
