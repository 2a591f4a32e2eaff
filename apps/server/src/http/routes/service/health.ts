import type { Handler } from '../../handler.ts'

export const health: Handler<'health'> = async () => ({ data: { status: 'ok' } })
