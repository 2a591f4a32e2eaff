import { and, asc, desc, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm'
import { noteSecurity, type Origin } from '../accounts/security-events.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../database/database.ts'
import { passkeys, securityEvents } from '../database/schema/account-security.ts'
import { accounts, sessions } from '../database/schema/accounts.ts'
import { analyses, analysisFeedback } from '../database/schema/analyses.ts'
import { apiKeys } from '../database/schema/api-keys.ts'
import { auditLog } from '../database/schema/audit-log.ts'
import { batches } from '../database/schema/batches.ts'
import { mails } from '../database/schema/mails.ts'
import { people } from '../database/schema/people.ts'
import { prospectNotes } from '../database/schema/prospect-notes.ts'
import { showcaseEvents, showcaseLinks } from '../database/schema/showcases.ts'
import { webhooks } from '../database/schema/webhooks.ts'
import type { PeopleParts } from './people-parts.ts'

/** Read in batches: outputs of a hundred analyses would not fit into memory together. */
const batch = 20

async function* ownAnalyses(db: Db, id: string): AsyncGenerator {
  // Without internal values: keys of stored files, claims, hashes.
  const {
    callerKey: _callerKey,
    claim: _claim,
    idempotencyKey: _idempotencyKey,
    requestHash: _requestHash,
    resultFiles: _resultFiles,
    fileKey: _fileKey,
    companion: _companion,
    priority: _priority,
    ...told
  } = getTableColumns(analyses)
  let after = ''
  for (let count = batch; count === batch; ) {
    const rows = await db
      .select(told)
      .from(analyses)
      .where(
        and(eq(analyses.ownerId, id), isNull(analyses.erasedAt), after === '' ? undefined : gt(analyses.id, after)),
      )
      .orderBy(asc(analyses.id))
      .limit(batch)
    count = rows.length
    after = rows.at(-1)?.id ?? ''
    yield* rows
  }
}

async function accountOf(db: Db, id: string) {
  const { email, name, role, profileImageUrl, createdAt, lastSignInAt, totpSince, expiresAt } = accounts
  const told = { id: accounts.id, email, name, role, profileImageUrl, createdAt, lastSignInAt, totpSince, expiresAt }
  const [account] = await db.select(told).from(accounts).where(eq(accounts.id, id))
  return account
}

function requestsOf(db: Db, id: string) {
  const { search: _search, searchText: _searchText, ...told } = getTableColumns(people)
  return db
    .select(told)
    .from(people)
    .where(or(eq(people.id, id), eq(people.joinedAccountId, id)))
}

function passkeysOf(db: Db, id: string) {
  const { name, backedUp, createdAt, lastUsedAt } = passkeys
  return db.select({ name, backedUp, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.accountId, id))
}

function mailsOf(db: Db, id: string) {
  const { kind, to, subject, status, createdAt, sentAt } = mails
  return db
    .select({ kind, to, subject, status, createdAt, sentAt })
    .from(mails)
    .where(eq(mails.personId, id))
    .orderBy(desc(createdAt))
}

function sessionsOf(db: Db, id: string) {
  const { userAgent, address, createdAt, loginTime, endsAt, revokedAt } = sessions
  return db
    .select({ userAgent, address, createdAt, loginTime, endsAt, revokedAt })
    .from(sessions)
    .where(eq(sessions.accountId, id))
}

function actsOf(db: Db, id: string) {
  const { at, action, actorId, targetId, address, details } = auditLog
  const own = or(eq(actorId, id), eq(targetId, id))
  return db.select({ at, action, actorId, targetId, address, details }).from(auditLog).where(own).orderBy(asc(at))
}

/** What staff wrote, but not who. */
const notesOf = (db: Db, id: string) =>
  db
    .select({ at: prospectNotes.at, text: prospectNotes.text })
    .from(prospectNotes)
    .where(eq(prospectNotes.personId, id))
    .orderBy(asc(prospectNotes.at))

function showcasesOf(db: Db, id: string) {
  const { items, greeting, signIn, maxRuns, runs, createdAt, expiresAt, revokedAt } = showcaseLinks
  return db
    .select({ id: showcaseLinks.id, items, greeting, signIn, maxRuns, runs, createdAt, expiresAt, revokedAt })
    .from(showcaseLinks)
    .where(eq(showcaseLinks.personId, id))
}

function showcaseEventsOf(db: Db, id: string) {
  const { linkId, at, kind, modelId, sampleId, outcome } = showcaseEvents
  return db
    .select({ linkId, at, kind, modelId, sampleId, outcome })
    .from(showcaseEvents)
    .innerJoin(showcaseLinks, eq(showcaseLinks.id, linkId))
    .where(eq(showcaseLinks.personId, id))
    .orderBy(asc(at))
}

function apiKeysOf(db: Db, id: string) {
  const { name, prefix, scopes, models, perMinute, createdAt, expiresAt, revokedAt, lastUsedAt } = apiKeys
  return db
    .select({ name, prefix, scopes, models, perMinute, createdAt, expiresAt, revokedAt, lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.accountId, id))
}

function webhooksOf(db: Db, id: string) {
  const { url, events, createdAt, offSince } = webhooks
  return db.select({ url, events, createdAt, offSince }).from(webhooks).where(eq(webhooks.accountId, id))
}

/**
 * All data about a person as one JSON text, in pieces: no password, no hash, nothing about anybody else. Files of
 * analyses are listed; they are downloaded from the analyses' own pages.
 */
export async function* exportOwnData(
  { db, clock }: Pick<PeopleParts, 'db' | 'clock'>,
  id: string,
  actor: Actor,
  origin: Origin,
): AsyncGenerator<string> {
  const now = clock()
  await db.transaction(async (tx) => {
    await noteSecurity(tx, id, 'data-exported', origin, now)
    await writeAudit(tx, actor, { action: 'own-data-exported', targetId: id }, now)
  })
  const parts: [string, unknown][] = [
    ['exportedAt', now],
    ['account', await accountOf(db, id)],
    ['requests', await requestsOf(db, id)],
    ['sessions', await sessionsOf(db, id)],
    [
      'securityLog',
      await db.select().from(securityEvents).where(eq(securityEvents.accountId, id)).orderBy(asc(securityEvents.at)),
    ],
    ['passkeys', await passkeysOf(db, id)],
    ['apiKeys', await apiKeysOf(db, id)],
    ['webhooks', await webhooksOf(db, id)],
    ['mails', await mailsOf(db, id)],
    ['notes', await notesOf(db, id)],
    ['showcaseLinks', await showcasesOf(db, id)],
    ['showcaseEvents', await showcaseEventsOf(db, id)],
    ['feedback', await db.select().from(analysisFeedback).where(eq(analysisFeedback.accountId, id))],
    ['batches', await db.select().from(batches).where(eq(batches.accountId, id))],
    ['auditLog', await actsOf(db, id)],
  ]
  yield `{${parts.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',\n')},\n"analyses":[`
  let first = true
  for await (const row of ownAnalyses(db, id)) {
    yield `${first ? '' : ',\n'}${JSON.stringify(row)}`
    first = false
  }
  yield ']}\n'
}
