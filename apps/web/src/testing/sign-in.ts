import type { SignIn } from '@vitrine/contracts/accounts/account.ts'

export const signIn: SignIn = {
  user: {
    id: 'u1',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    role: 'user',
    profile_img_url: null,
    isPasswordTemporary: false,
  },
  accessToken: 'access',
  refreshToken: 'refresh',
  tokenExpiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
}
