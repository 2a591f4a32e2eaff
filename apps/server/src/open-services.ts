import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { interests } from '@vitrine/contracts/people/interests.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { createAccounts } from './accounts/accounts.ts'
import { admitAll, limitCalls } from './accounts/limits/limit-calls.ts'
import { relyingParty } from './accounts/passkeys/relying-party.ts'
import { openProvider } from './accounts/provider/provider.ts'
import { openAdministration } from './administration/administration.ts'
import { openApiKeys } from './api-keys/api-keys.ts'
import type { Database } from './database/database.ts'
import { type Env, readChildEnvironment } from './env.ts'
import { openFileStore } from './files/open-file-store.ts'
import { scanUploads } from './files/scan-uploads.ts'
import type { Log } from './log.ts'
import { mailPlace } from './mail/mail-place.ts'
import { openOutbox } from './mail/outbox.ts'
import { startMailer } from './mail/start-mailer.ts'
import { openTransport } from './mail/transport.ts'
import { openPeople } from './people/people.ts'
import { loadPreviousSecrets, loadSecret } from './secrets/load-secret.ts'
import { createSealer } from './secrets/sealer.ts'
import type { ProviderModels, Services } from './services.ts'
import { openShowcases } from './showcases/showcases.ts'
import { type AnalysesSide, startAnalyses } from './start-analyses.ts'
import type { Clock } from './time/clock.ts'
import { laterTasks } from './time/later.ts'
import { workWhenTold } from './time/work-when-told.ts'
import type { Tracing } from './tracing/tracing.ts'
import { deliverMessages } from './webhooks/deliver-messages.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export interface ServicesOptions {
  env: Env
  /** Whether this process also runs analyses. */
  works: boolean
  database: Database
  clock: Clock
  log: Log
  tracing: Tracing
  /** URL of the module that exports `models`. */
  registry: string
}

export interface OpenServices extends Pick<AnalysesSide, 'stopWork' | 'close'> {
  services: Services
}

const providerModelsOf = ({ AI_BASE_URL, AI_CHAT_MODEL, AI_VISION_MODEL, AI_IMAGE_MODEL }: Env): ProviderModels => ({
  chat: Boolean(AI_BASE_URL && AI_CHAT_MODEL),
  vision: Boolean(AI_BASE_URL && AI_VISION_MODEL),
  image: Boolean(AI_BASE_URL && AI_IMAGE_MODEL),
})

/** Everything below the HTTP layer, on one database. */
export async function openServices(options: ServicesOptions): Promise<OpenServices> {
  const { env, database, clock, log } = options
  // The cast: a registry is a module that exports `models`, the real one or a test's.
  const { models } = (await import(options.registry)) as { models: readonly Model[] }
  const secret = await loadSecret(database.db, env)
  const previousSecrets = await loadPreviousSecrets(database.db, env)
  const sealer = createSealer(secret, 'mailed passwords', previousSecrets)
  const files = await openFileStore(env)
  const { db } = database
  const place = mailPlace(env)
  const admit = env.RATE_LIMITS === 'on' ? limitCalls(db, clock) : admitAll
  const { SECOND_STEP: required } = env
  const needsSecondStep = (role: Role) => required === 'all' || (required === 'staff' && role !== 'user')
  const accounts = createAccounts({
    admit,
    sealer,
    db,
    clock,
    log,
    rateLimits: env.RATE_LIMITS === 'on',
    secret,
    previousSecrets,
    place,
    totpSealer: createSealer(secret, 'authenticator apps', previousSecrets),
    party: relyingParty(env, place.product),
    provider: openProvider(env, { db, sealer: createSealer(secret, 'sign-ins under way', previousSecrets), clock }),
    needsSecondStep,
  })
  const apiKeys = openApiKeys({ db, clock, place, models, rateLimits: env.RATE_LIMITS === 'on', needsSecondStep })
  const renewed = previousSecrets.length === 0 ? 0 : await accounts.secondStep.renewSeals()
  if (renewed > 0) log.info({ renewed }, 'sealed authenticator secrets again with the present SECRET')
  const webhookParts = {
    db,
    clock,
    place,
    admit,
    sealer: createSealer(secret, 'webhooks', previousSecrets),
    reach: { toLocalhost: env.WEBHOOKS_TO_LOCALHOST === 'on', hosts: env.WEBHOOK_HOSTS ?? null },
  }
  const webhooks = openWebhooks(webhookParts)
  if (previousSecrets.length > 0) await webhooks.renewSeals()
  const messenger = options.works
    ? await workWhenTold(
        database,
        {
          channel: 'webhook_deliveries',
          lookAgain: 5000,
          onError: (error) => log.warn({ error }, 'the messages of webhooks could not be read'),
        },
        (stopping) => deliverMessages(webhookParts, stopping),
      )
    : null
  const { later, settle } = laterTasks((error) => log.error({ error }, 'a task after an answer failed'))
  const topics = [...interests, ...models.map(({ title }) => title)]
  const people = openPeople({ db, clock, place, admit, sealer, later, topics })
  const outbox = openOutbox({ db, clock, place })
  const mailer = options.works
    ? await startMailer({ clock, place, transport: openTransport(env), sealer, log }, database)
    : null
  const { analyses, batches, signer, switches, usualTimes, stopWork, close } = await startAnalyses({
    ...options,
    models,
    secret,
    previousSecrets,
    files,
    childEnvironment: readChildEnvironment(),
  })
  const showcases = openShowcases({ db, clock, models, place, sealer, analyses })
  const administration = openAdministration({ env, database, clock, models, switches, files, log })
  return {
    services: {
      models,
      accounts,
      apiKeys,
      webhooks,
      files: scanUploads(files, env.CLAMD_URL),
      signer,
      analyses,
      batches,
      switches,
      usualTimes,
      providerModels: providerModelsOf(env),
      people,
      showcases,
      outbox,
      administration,
    },
    stopWork: async (patience) => {
      await Promise.all([stopWork(patience), settle(), mailer?.stop(), messenger?.stop()])
    },
    close,
  }
}
