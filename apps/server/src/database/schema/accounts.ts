import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Lower case: addresses are compared case-insensitively. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['user', 'sales', 'admin'] }).notNull(),
    profileImageUrl: text('profile_image_url'),
    /** Null while the account has only a temporary password. */
    passwordHash: text('password_hash'),
    temporaryHash: text('temporary_hash'),
    temporaryExpiresAt: timestamp('temporary_expires_at', { withTimezone: true }),
    temporaryUsedAt: timestamp('temporary_used_at', { withTimezone: true }),
    /** Of a forgotten password: separate from an invitation, which anybody's request must not void. */
    recoveryHash: text('recovery_hash'),
    recoveryExpiresAt: timestamp('recovery_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted: nobody signs in, another account may use the e-mail, and the row is erased 30 days later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its owner deleted it, and may restore it. */
    deletedByOwner: boolean('deleted_by_owner').notNull().default(false),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    /** Encrypted secret of the authenticator app; null without a second step. */
    totpSecret: text('totp_secret'),
    /** Encrypted; shown to its owner and not yet confirmed by a code. */
    totpPending: text('totp_pending'),
    /** Time step of the last code used: a code works once. */
    totpLastStep: integer('totp_last_step'),
    totpSince: timestamp('totp_since', { withTimezone: true }),
    /** The identity at the sign-in provider, `issuer subject`, from the first sign-in there on. */
    providerSubject: text('provider_subject'),
    /** While set, nobody can sign in; an admin unsets it. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Nobody can sign in from then on, unless an admin extends it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('accounts_provider_subject').on(table.providerSubject).where(sql`${table.deletedAt} is null`),
  ],
)

/** A sign-in and its family of tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** It began with a temporary password and may only set a new one. */
    temporary: boolean().notNull(),
    /** Start of the 60 minutes; moved by 'extend'. */
    loginTime: timestamp('login_time', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    userAgent: text('user_agent'),
    address: text(),
    /** When its owner last proved who they are: by signing in, or by confirming it. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** It began on a device that is new to the account, and its owner has not confirmed it. */
    unfamiliar: boolean().notNull().default(false),
    /** It began with a method that includes a second step, such as a passkey. */
    stepped: boolean().notNull().default(false),
    /** The passkey that it began with, if any: removing that passkey ends the session. */
    passkeyId: uuid('passkey_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

export const tokens = pgTable(
  'tokens',
  {
    /** SHA-256 of the token in hexadecimal: the token itself is never stored. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['access', 'refresh'] }).notNull(),
    /** For a refresh token: the refresh token that it replaced. */
    parentHash: text('parent_hash'),
    /** For an access token; a refresh token expires with its session, which 'extend' may move. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** With the used token it yields the same successors again; erased when the successor is used. */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('tokens_session').on(table.sessionId)],
)
