/** The session's part of local storage, under the keys that docs/behaviour.md names. */
export interface StoredSession {
  userData: string | null
  loginTime: number | null
  accessToken: string | null
  refreshToken: string | null
  /** Milliseconds since 1970. */
  tokenExpiresAt: number | null
}

export const sessionKeys = ['userData', 'loginTime', 'accessToken', 'refreshToken', 'tokenExpiresAt'] as const
export type SessionKey = (typeof sessionKeys)[number]

function timeOf(text: string | null, read: (text: string) => number) {
  const time = text === null ? Number.NaN : read(text)
  return Number.isFinite(time) ? time : null
}

export const readStoredSession = (storage: Pick<Storage, 'getItem'>): StoredSession => ({
  userData: storage.getItem('userData'),
  loginTime: timeOf(storage.getItem('loginTime'), Number),
  accessToken: storage.getItem('accessToken'),
  // Older sessions used the second spelling.
  refreshToken: storage.getItem('refreshToken') ?? storage.getItem('REFRESH_TOKEN'),
  tokenExpiresAt: timeOf(storage.getItem('tokenExpiresAt'), Date.parse),
})
