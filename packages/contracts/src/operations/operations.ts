import { administrationOperations } from './administration.ts'
import { analysesOperations } from './analyses.ts'
import { apiKeysOperations } from './api-keys.ts'
import { batchesOperations } from './batches.ts'
import { catalogueOperations } from './catalogue.ts'
import { filesOperations } from './files.ts'
import { onboardingOperations } from './onboarding.ts'
import { passkeysOperations } from './passkeys.ts'
import { prospectsOperations } from './prospects.ts'
import { providerOperations } from './provider.ts'
import { securityOperations } from './security.ts'
import { serviceOperations } from './service.ts'
import { sessionsOperations } from './sessions.ts'
import { showcasesOperations } from './showcases.ts'
import { signInOperations } from './sign-in.ts'
import { usersOperations } from './users.ts'
import { webhooksOperations } from './webhooks.ts'

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
