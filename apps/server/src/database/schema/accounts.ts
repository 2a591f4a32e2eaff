import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey(),
    /** Lower case: addresses are compared without regard to case. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: ['user', 'sales', 'admin'] }).notNull(),
    profileImageUrl: text('profile_image_url'),
    /** Null while the account has only a temporary password. */
    passwordHash: text('password_hash'),
    temporaryHash: text('temporary_hash'),
    temporaryExpiresAt: timestamp('temporary_expires_at', { withTimezone: true }),
    temporaryUsedAt: timestamp('temporary_used_at', { withTimezone: true }),
    /** Of a forgotten password: beside an invitation, which a stranger's asking must not void. */
    recoveryHash: text('recovery_hash'),
    recoveryExpiresAt: timestamp('recovery_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted: nobody signs in, another account may have the e-mail, and the row goes 30 days later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Its owner deleted it, and may bring it back by themselves. */
    deletedByOwner: boolean('deleted_by_owner').notNull().default(false),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    /** Sealed secret of the authenticator app; null without a second step. */
    totpSecret: text('totp_secret'),
    /** Sealed; shown to its owner and not yet confirmed by a code. */
    totpPending: text('totp_pending'),
    /** Half minute whose code was used last: a code serves once. */
    totpLastStep: integer('totp_last_step'),
    totpSince: timestamp('totp_since', { withTimezone: true }),
    /** Who the account is at the sign-in provider: `issuer subject`, from the first sign-in there on. */
    providerSubject: text('provider_subject'),
    /** Nobody signs in while it is set; an admin takes it away again. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Nobody signs in from then on, unless an admin extends it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_email').on(table.email).where(sql`${table.deletedAt} is null`),
    uniqueIndex('accounts_provider_subject').on(table.providerSubject).where(sql`${table.deletedAt} is null`),
  ],
)

/** One sign-in and the family of tokens that grew from it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** It began with a temporary password and may only set a new one. */
    temporary: boolean().notNull(),
    /** Where the 60 minutes start; moved by 'extend'. */
    loginTime: timestamp('login_time', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    userAgent: text('user_agent'),
    address: text(),
    /** When its owner last proved who they are: by signing in, or by confirming it. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** It began on a device that the account had not signed in from, and its owner has not said that it was them. */
    unfamiliar: boolean().notNull().default(false),
    /** It began with what is a second step by itself, such as a passkey. */
    stepped: boolean().notNull().default(false),
    /** The passkey that it began with, if it did: it ends when that is removed. */
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
    /** Of a refresh token: the refresh token that it replaced. */
    parentHash: text('parent_hash'),
    /** Of an access token; a refresh token ends with its session, which 'extend' may move. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Together with the used token it gives its successors once more; erased when the successor is used. */
    successorSalt: text('successor_salt'),
  },
  (table) => [index('tokens_session').on(table.sessionId)],
)
