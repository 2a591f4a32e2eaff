import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'
import { passkeyWords, runPasskey } from '../../../lib/session/passkey.ts'
import { useSecurityCall } from '../use-security-call.ts'

const key = ['passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.call('listPasskeys', { signal }) })

async function addPasskey(name: string) {
  const optionsJSON = await client.call('beginPasskey', {})
  const response = await runPasskey('create', optionsJSON)
  return client.call('addPasskey', { body: { name, response } })
}

/** Has the browser make a passkey, and the server store its public key. */
export const useAddPasskey = () => useSecurityCall(key, (name: string) => addPasskey(name).catch(passkeyWords))

export const useRenamePasskey = () =>
  useSecurityCall(key, ({ id, name }: { id: string; name: string }) =>
    client.call('renamePasskey', { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () =>
  useSecurityCall(key, (id: string) => client.call('removePasskey', { params: { id } }))
