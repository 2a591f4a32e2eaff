import type { OperationName } from '@vitrine/contracts/operations/operations.ts'
import type { Handler } from './handler.ts'
import { followWarmUp } from './routes/administration/follow-warm-up.ts'
import { getFunnel } from './routes/administration/get-funnel.ts'
import { getMail } from './routes/administration/get-mail.ts'
import { getServerHealth } from './routes/administration/get-server-health.ts'
import { getUsage } from './routes/administration/get-usage.ts'
import { getWarmUp } from './routes/administration/get-warm-up.ts'
import { listAudit } from './routes/administration/list-audit.ts'
import { listFeedback } from './routes/administration/list-feedback.ts'
import { listMails } from './routes/administration/list-mails.ts'
import { listModelSwitches } from './routes/administration/list-model-switches.ts'
import { resendMail } from './routes/administration/resend-mail.ts'
import { switchModel } from './routes/administration/switch-model.ts'
import { verifyAudit } from './routes/administration/verify-audit.ts'
import { warmUp } from './routes/administration/warm-up.ts'
import { analyze } from './routes/analyses/analyze.ts'
import { analyzeByFunction } from './routes/analyses/analyze-by-function.ts'
import { compareAnalysis } from './routes/analyses/compare-analysis.ts'
import { correctValue } from './routes/analyses/correct-value.ts'
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
import { undoCorrection } from './routes/analyses/undo-correction.ts'
import { createApiKey } from './routes/api-keys/create-api-key.ts'
import { listApiKeys } from './routes/api-keys/list-api-keys.ts'
import { revokeApiKey } from './routes/api-keys/revoke-api-key.ts'
import { cancelBatch } from './routes/batches/cancel-batch.ts'
import { createBatch } from './routes/batches/create-batch.ts'
import { deleteBatch } from './routes/batches/delete-batch.ts'
import { deleteBatchTruths } from './routes/batches/delete-batch-truths.ts'
import { downloadBatchReport } from './routes/batches/download-batch-report.ts'
import { downloadBatchTable } from './routes/batches/download-batch-table.ts'
import { getBatch } from './routes/batches/get-batch.ts'
import { getBatchReport } from './routes/batches/get-batch-report.ts'
import { getBatchTable } from './routes/batches/get-batch-table.ts'
import { listBatches } from './routes/batches/list-batches.ts'
import { setBatchTruths } from './routes/batches/set-batch-truths.ts'
import { downloadFile } from './routes/catalogue/download-file.ts'
import { getCatalogue } from './routes/catalogue/get-catalogue.ts'
import { getDemandPlanningSample } from './routes/catalogue/get-demand-planning-sample.ts'
import { getLikeness } from './routes/catalogue/get-likeness.ts'
import { getSample } from './routes/catalogue/get-sample.ts'
import { getFile } from './routes/files/get-file.ts'
import { deleteUserByService } from './routes/onboarding/delete-user-by-service.ts'
import { preOnboard } from './routes/onboarding/pre-onboard.ts'
import { addNote } from './routes/people/add-note.ts'
import { approveUser } from './routes/people/approve-user.ts'
import { createUser } from './routes/people/create-user.ts'
import { decideRequests } from './routes/people/decide-requests.ts'
import { deleteOwnAccount } from './routes/people/delete-own-account.ts'
import { deleteUser } from './routes/people/delete-user.ts'
import { editProspect } from './routes/people/edit-prospect.ts'
import { exportOwnData } from './routes/people/export-own-data.ts'
import { exportProspects } from './routes/people/export-prospects.ts'
import { exportProspectsAsWorkbook } from './routes/people/export-prospects-as-workbook.ts'
import { getNextSteps } from './routes/people/get-next-steps.ts'
import { getProspect } from './routes/people/get-prospect.ts'
import { getUser } from './routes/people/get-user.ts'
import { invitePeople } from './routes/people/invite-people.ts'
import { listStaff } from './routes/people/list-staff.ts'
import { listTags } from './routes/people/list-tags.ts'
import { listUsers } from './routes/people/list-users.ts'
import { mailDemoInvitation } from './routes/people/mail-demo-invitation.ts'
import { resendCredentials } from './routes/people/resend-credentials.ts'
import { restoreUser } from './routes/people/restore-user.ts'
import { revokeUserSessions } from './routes/people/revoke-user-sessions.ts'
import { setUserAccess } from './routes/people/set-user-access.ts'
import { undoDeletion } from './routes/people/undo-deletion.ts'
import { updateUser } from './routes/people/update-user.ts'
import { getDocs } from './routes/service/get-docs.ts'
import { getOpenApi } from './routes/service/get-open-api.ts'
import { health } from './routes/service/health.ts'
import { metrics } from './routes/service/metrics.ts'
import { readiness } from './routes/service/readiness.ts'
import { createShowcase } from './routes/showcases/create-showcase.ts'
import { listShowcases } from './routes/showcases/list-showcases.ts'
import { noteShowcaseShared } from './routes/showcases/note-showcase-shared.ts'
import { openShowcase } from './routes/showcases/open-showcase.ts'
import { revokeShowcase } from './routes/showcases/revoke-showcase.ts'
import { runShowcaseSample } from './routes/showcases/run-showcase-sample.ts'
import { acceptSession } from './routes/sign-in/accept-session.ts'
import { addPasskey } from './routes/sign-in/add-passkey.ts'
import { beginPasskey } from './routes/sign-in/begin-passkey.ts'
import { beginPasskeySignIn } from './routes/sign-in/begin-passkey-sign-in.ts'
import { beginProviderSignIn } from './routes/sign-in/begin-provider-sign-in.ts'
import { beginSecondStep } from './routes/sign-in/begin-second-step.ts'
import { confirmIdentity } from './routes/sign-in/confirm-identity.ts'
import { enableSecondStep } from './routes/sign-in/enable-second-step.ts'
import { extend } from './routes/sign-in/extend.ts'
import { finishProviderSignIn } from './routes/sign-in/finish-provider-sign-in.ts'
import { forgotPassword } from './routes/sign-in/forgot-password.ts'
import { getDraftKey } from './routes/sign-in/get-draft-key.ts'
import { getSecondStep } from './routes/sign-in/get-second-step.ts'
import { getSignInWays } from './routes/sign-in/get-sign-in-ways.ts'
import { listPasskeys } from './routes/sign-in/list-passkeys.ts'
import { listSecurityEvents } from './routes/sign-in/list-security-events.ts'
import { listSessions } from './routes/sign-in/list-sessions.ts'
import { login } from './routes/sign-in/login.ts'
import { logout } from './routes/sign-in/logout.ts'
import { refresh } from './routes/sign-in/refresh.ts'
import { removePasskey } from './routes/sign-in/remove-passkey.ts'
import { removeSecondStep } from './routes/sign-in/remove-second-step.ts'
import { renamePasskey } from './routes/sign-in/rename-passkey.ts'
import { renewRecoveryCodes } from './routes/sign-in/renew-recovery-codes.ts'
import { returnFromProvider } from './routes/sign-in/return-from-provider.ts'
import { revokeOtherSessions } from './routes/sign-in/revoke-other-sessions.ts'
import { revokeSession } from './routes/sign-in/revoke-session.ts'
import { setPassword } from './routes/sign-in/set-password.ts'
import { signInByPasskey } from './routes/sign-in/sign-in-by-passkey.ts'
import { createWebhook } from './routes/webhooks/create-webhook.ts'
import { deleteWebhook } from './routes/webhooks/delete-webhook.ts'
import { enableWebhook } from './routes/webhooks/enable-webhook.ts'
import { listWebhookDeliveries } from './routes/webhooks/list-webhook-deliveries.ts'
import { listWebhooks } from './routes/webhooks/list-webhooks.ts'
import { resendWebhookDelivery } from './routes/webhooks/resend-webhook-delivery.ts'
import { testWebhook } from './routes/webhooks/test-webhook.ts'

/** The handler of every operation: a forgotten one does not compile. */
export const routes = {
  login,
  logout,
  refresh,
  extend,
  setPassword,
  forgotPassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  acceptSession,
  confirmIdentity,
  getSecondStep,
  beginSecondStep,
  enableSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  getDraftKey,
  listSecurityEvents,
  getSignInWays,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInByPasskey,
  beginProviderSignIn,
  returnFromProvider,
  finishProviderSignIn,
  createBatch,
  listBatches,
  getBatch,
  getBatchTable,
  downloadBatchTable,
  cancelBatch,
  deleteBatch,
  deleteBatchTruths,
  downloadBatchReport,
  getBatchReport,
  setBatchTruths,
  listApiKeys,
  createApiKey,
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  testWebhook,
  revokeApiKey,
  createUser,
  listUsers,
  getUser,
  updateUser,
  deleteUser,
  approveUser,
  resendCredentials,
  revokeUserSessions,
  setUserAccess,
  restoreUser,
  exportOwnData,
  deleteOwnAccount,
  undoDeletion,
  exportProspects,
  getProspect,
  mailDemoInvitation,
  invitePeople,
  decideRequests,
  listStaff,
  listTags,
  getNextSteps,
  exportProspectsAsWorkbook,
  editProspect,
  addNote,
  createShowcase,
  listShowcases,
  revokeShowcase,
  openShowcase,
  runShowcaseSample,
  noteShowcaseShared,
  deleteUserByService,
  preOnboard,
  warmUp,
  getWarmUp,
  followWarmUp,
  listMails,
  getMail,
  resendMail,
  getUsage,
  getFunnel,
  listFeedback,
  listAudit,
  verifyAudit,
  listModelSwitches,
  switchModel,
  getServerHealth,
  getCatalogue,
  getLikeness,
  health,
  readiness,
  metrics,
  getOpenApi,
  getDocs,
  getSample,
  downloadFile,
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
  compareAnalysis,
  giveFeedback,
  correctValue,
  undoCorrection,
  shareAnalysis,
  listShares,
  revokeShare,
  deleteAnalysis,
} satisfies { [Name in OperationName]: Handler<Name> }
