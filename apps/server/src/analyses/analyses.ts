import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Analysis, AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { eq } from 'drizzle-orm'
import { given, preparedOnce } from '../database/prepared.ts'
import { analyses } from '../database/schema/analyses.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import type { AnalysisCaller, Reader } from './caller.ts'
import { correctValue, undoCorrection } from './corrections/correct-value.ts'
import { type Feedback, giveFeedback } from './corrections/give-feedback.ts'
import { deleteAnalysis } from './delete-analysis.ts'
import { findReadableModel } from './find-analysis.ts'
import { findModelByFunction, findModelBySlug } from './find-model.ts'
import { currentState, type StateRow, stateColumns } from './reading/analysis-state.ts'
import { type AwaitedRow, awaitAnalysis } from './reading/await-analysis.ts'
import { compareAnalysis } from './reading/compare-analysis.ts'
import { followAnalysis } from './reading/follow-analysis.ts'
import { signGeneratedFiles } from './reading/generated-files.ts'
import { type ListedPage, listAnalyses } from './reading/list-analyses.ts'
import { addressSeconds, readAnalysis } from './reading/read-analysis.ts'
import { sharedRead } from './reading/shared-read.ts'
import { listShares } from './sharing/list-shares.ts'
import { revokeShare, shareAnalysis } from './sharing/share-analysis.ts'
import type { CreatedAnalysis } from './submission/create-analysis.ts'
import { findSampleFile, modelWithSamplesBelow } from './submission/find-sample-file.ts'
import { rerunAnalysis } from './submission/rerun-analysis.ts'
import { type Submission, submitAnalysis } from './submission/submit-analysis.ts'

const readingState = preparedOnce((db) =>
  db
    .select(stateColumns)
    .from(analyses)
    .where(eq(analyses.id, given('id', analyses.id)))
    .prepare(''),
)

async function findState(parts: AnalysisParts, id: string): Promise<AnalysisState | null> {
  const [row] = await readingState(parts.database.db).execute({ id })
  return row ? currentState(parts, row) : null
}

const bound = (parts: AnalysisParts, readState: (id: string) => Promise<AnalysisState | null>) => ({
  findModelBySlug: (slug: string) => findModelBySlug(parts.models, slug),
  findModelByFunction: (name: string, fields: Readonly<Record<string, unknown>>) =>
    findModelByFunction(parts.models, name, fields),
  findSampleFile: (modelId: string, file: string) => findSampleFile(parts.models, modelId, file),
  findSampleFileBelow: (address: Model['samplesAlsoBelow'], file: string) =>
    findSampleFile(parts.models, modelWithSamplesBelow(parts.models, address), file),
  submit: (submission: Submission): Promise<CreatedAnalysis> => submitAnalysis(parts, submission),
  state: (row: StateRow): Promise<AnalysisState> => currentState(parts, row),
  await: (row: AwaitedRow, milliseconds: number, signal: AbortSignal) =>
    awaitAnalysis(parts, row, milliseconds, signal),
  /** The output of a finished run, as its caller sees it. */
  output: ({ output, resultFiles }: AwaitedRow): unknown =>
    signGeneratedFiles(output, resultFiles, parts.signer, addressSeconds),
  /** Throws 'not-found' before anything is sent. */
  follow: async (
    id: string,
    reader: Reader,
    from: { after: number; signal: AbortSignal },
    checkModel: (modelId: string) => void,
  ) => {
    checkModel(await findReadableModel(parts, id, reader))
    return followAnalysis({ changes: parts.changes, readState }, id, from)
  },
  list: (accountId: string, page: ListedPage) => listAnalyses(parts, accountId, page),
  read: (id: string, caller: AnalysisCaller, share: string | undefined): Promise<Analysis> =>
    readAnalysis(parts, id, caller, share),
  rerun: async (id: string, owner: { id: string; role: Role }): Promise<AnalysisState> =>
    currentState(parts, await rerunAnalysis(parts, id, owner)),
  compare: async (id: string, owner: { id: string; role: Role }): Promise<AnalysisState> =>
    currentState(parts, await compareAnalysis(parts, id, owner)),
  giveFeedback: (id: string, reader: Reader, feedback: Feedback) => giveFeedback(parts, id, reader, feedback),
  correct: (id: string, caller: AnalysisCaller, correction: { place: string; value: string | null }) =>
    correctValue(parts, id, caller, correction),
  undoCorrection: (id: string, caller: AnalysisCaller, place: string) => undoCorrection(parts, id, caller, place),
  share: (id: string, accountId: string, days: number) => shareAnalysis(parts, id, accountId, days),
  listShares: (accountId: string) => listShares(parts, accountId),
  revokeShare: (id: string, accountId: string, shareId: string) => revokeShare(parts, id, accountId, shareId),
  delete: (id: string, reader: Reader) => deleteAnalysis(parts, id, reader),
})

export type Analyses = ReturnType<typeof bound>

/** All that the HTTP layer does with analyses: one function per file, bound to its dependencies. */
export const openAnalyses = (parts: AnalysisParts): Analyses =>
  // A change is told to all followers of a run at once, of which a shared result may have thousands.
  bound(
    parts,
    sharedRead((id) => findState(parts, id)),
  )
