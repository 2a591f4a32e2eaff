import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewWebhook, WebhookDelivery } from '@vitrine/contracts/analyses/webhook.ts'
import { client } from '../../../lib/requests/client.ts'
import { toast, toastFailure } from '../../../lib/screen/toast.ts'

const queryKey = ['webhooks']
const deliveriesKey = (id: string) => ['webhooks', id, 'deliveries']

/** The signed-in person's webhooks, newest first. */
export const useWebhooks = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => client.call('listWebhooks', { signal }) })

/** The latest messages of one webhook. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ signal }) => client.call('listWebhookDeliveries', { params: { id }, signal }),
  })

/** Makes a webhook; only this answer contains its secret. */
export function useCreateWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWebhook) => client.call('createWebhook', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useDeleteWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('deleteWebhook', { params: { id } }),
    onSuccess: () => toast('success', 'The webhook is removed.'),
    onError: (error) => toastFailure(error, 'The webhook could not be removed. Please try again.'),
    // Exact match: the deleted webhook's log is not fetched again.
    onSettled: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}

export function useEnableWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('enableWebhook', { params: { id } }),
    onError: (error) => toastFailure(error, 'The webhook could not be switched on. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

const tellOutcome =
  (what: string) =>
  ({ status, answered, reason }: WebhookDelivery) => {
    if (status === 'taken') toast('success', `The ${what} was taken (${answered}).`)
    else toast('error', `The ${what} was not taken: ${reason}.`)
  }

/** Sends a logged message again. */
export function useResendDelivery() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (params: { id: string; delivery: string }) => client.call('resendWebhookDelivery', { params }),
    onSuccess: tellOutcome('message'),
    onError: (error) => toastFailure(error, 'The message could not be sent. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useTestWebhook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => client.call('testWebhook', { params: { id } }),
    onSuccess: tellOutcome('test message'),
    onError: (error) => toastFailure(error, 'The test message could not be sent. Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
