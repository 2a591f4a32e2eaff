import type { OperationName } from '@vitrine/contracts/operations.ts'
import type { Handler } from './handler.ts'
import { analyze } from './routes/analyses/analyze.ts'
import { analyzeByFunction } from './routes/analyses/analyze-by-function.ts'
import { deleteAnalysis } from './routes/analyses/delete-analysis.ts'
import { exploreTopic } from './routes/analyses/explore-topic.ts'
import { followAnalysis } from './routes/analyses/follow-analysis.ts'
import { generateImage } from './routes/analyses/generate-image.ts'
import { getAnalysis } from './routes/analyses/get-analysis.ts'
import { giveFeedback } from './routes/analyses/give-feedback.ts'
import { listAnalyses } from './routes/analyses/list-analyses.ts'
import { listShares } from './routes/analyses/list-shares.ts'
import { rerunAnalysis } from './routes/analyses/rerun-analysis.ts'
import { revokeShare } from './routes/analyses/revoke-share.ts'
import { shareAnalysis } from './routes/analyses/share-analysis.ts'
import { getCatalogue } from './routes/catalogue/get-catalogue.ts'
import { getDemandPlanningSample } from './routes/catalogue/get-demand-planning-sample.ts'
import { getSample } from './routes/catalogue/get-sample.ts'
import { getFile } from './routes/files/get-file.ts'
import { getDocs } from './routes/service/get-docs.ts'
import { getOpenApi } from './routes/service/get-open-api.ts'
import { health } from './routes/service/health.ts'
import { metrics } from './routes/service/metrics.ts'
import { readiness } from './routes/service/readiness.ts'
import { extend } from './routes/sign-in/extend.ts'
import { login } from './routes/sign-in/login.ts'
import { logout } from './routes/sign-in/logout.ts'
import { refresh } from './routes/sign-in/refresh.ts'
import { setPassword } from './routes/sign-in/set-password.ts'

/** The handler of every operation: a forgotten one does not compile. */
export const routes = {
  login,
  logout,
  refresh,
  extend,
  setPassword,
  getCatalogue,
  health,
  readiness,
  metrics,
  getOpenApi,
  getDocs,
  getSample,
  getDemandPlanningSample,
  getFile,
  analyze,
  analyzeByFunction,
  generateImage,
  exploreTopic,
  listAnalyses,
  getAnalysis,
  followAnalysis,
  rerunAnalysis,
  giveFeedback,
  shareAnalysis,
  listShares,
  revokeShare,
  deleteAnalysis,
} satisfies { [Name in OperationName]: Handler<Name> }
