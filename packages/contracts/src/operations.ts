import { administrationOperations } from './operations/administration.ts'
import { analysesOperations } from './operations/analyses.ts'
import { apiKeysOperations } from './operations/api-keys.ts'
import { batchesOperations } from './operations/batches.ts'
import { catalogueOperations } from './operations/catalogue.ts'
import { filesOperations } from './operations/files.ts'
import { onboardingOperations } from './operations/onboarding.ts'
import { passkeysOperations } from './operations/passkeys.ts'
import { prospectsOperations } from './operations/prospects.ts'
import { providerOperations } from './operations/provider.ts'
import { securityOperations } from './operations/security.ts'
import { serviceOperations } from './operations/service.ts'
import { sessionsOperations } from './operations/sessions.ts'
import { signInOperations } from './operations/sign-in.ts'
import { showcasesOperations } from './operations/showcases.ts'
import { usersOperations } from './operations/users.ts'
import { webhooksOperations } from './operations/webhooks.ts'

/** Every call of the HTTP interface by name: the one source of routes, OpenAPI document and typed client. */
export const operations = {
  ...signInOperations,
  ...sessionsOperations,
  ...securityOperations,
  ...passkeysOperations,
  ...providerOperations,
  ...apiKeysOperations,
  ...webhooksOperations,
  ...usersOperations,
  ...prospectsOperations,
  ...showcasesOperations,
  ...onboardingOperations,
  ...administrationOperations,
  ...catalogueOperations,
  ...analysesOperations,
  ...batchesOperations,
  ...filesOperations,
  ...serviceOperations,
}

export type Operations = typeof operations
export type OperationName = keyof Operations
