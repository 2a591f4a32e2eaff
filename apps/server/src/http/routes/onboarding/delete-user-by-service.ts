import type { Handler } from '../../handler.ts'

export const deleteUserByService: Handler<'deleteUserByService'> = async ({ services, params, ip }) => {
  const deleter = { by: 'service', accountId: null, address: ip, mayDeleteAccounts: true } as const
  const { id } = await services.people.delete(params.id, undefined, deleter)
  return { data: { id, deleted: true }, message: 'Deleted' }
}
