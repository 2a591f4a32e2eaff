import type { Handler } from '../../handler.ts'

export const getSignInWays: Handler<'getSignInWays'> = async ({ services }) => ({ data: services.accounts.ways })
