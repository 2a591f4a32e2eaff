import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { AnalysisRow } from '../../database/schema/analyses.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { findReadable } from '../find-analysis.ts'
import { rerunAnalysis } from '../submission/rerun-analysis.ts'

/**
 * Runs an answered input again with the other engine: the embedded one if a provider had answered, else the default
 * one. Throws 'analysis-unfinished' and what `rerunAnalysis` throws.
 */
export async function compareAnalysis(
  parts: AnalysisParts,
  id: string,
  owner: { id: string; role: Role },
): Promise<AnalysisRow> {
  const { status, engine } = await findReadable(parts, id, owner.id)
  if (status !== 'succeeded') throw new RequestError('analysis-unfinished', 'There is no answer yet to compare with.')
  return rerunAnalysis(parts, id, owner, { embeddedOnly: engine?.kind === 'provider' })
}
