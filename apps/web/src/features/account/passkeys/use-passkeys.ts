import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { passkeyWords, runPasskey } from '../../../lib/session/passkey.ts'

const key = ['passkeys']

export const usePasskeys = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.call('listPasskeys', { signal }) })

function usePasskeyCall<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: key })
      await queries.invalidateQueries({ queryKey: ['security-log'] })
    },
  })
}

async function addPasskey(name: string) {
  const optionsJSON = await client.call('beginPasskey', {})
  const response = await runPasskey('create', optionsJSON)
  return client.call('addPasskey', { body: { name, response } })
}

/** Has the browser make one, and the server keep its public half. */
export const useAddPasskey = () => usePasskeyCall((name: string) => addPasskey(name).catch(passkeyWords))

export const useRenamePasskey = () =>
  usePasskeyCall(({ id, name }: { id: string; name: string }) =>
    client.call('renamePasskey', { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () => usePasskeyCall((id: string) => client.call('removePasskey', { params: { id } }))
