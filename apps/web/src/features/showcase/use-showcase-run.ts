import { useMutation } from '@tanstack/react-query'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type PendingRun, sendPendingRun } from '../../lib/analyses/pending-run.ts'
import { runFault } from '../../lib/analyses/run-fault.ts'
import { useFollow } from '../../lib/analyses/use-follow.ts'
import { usePendingRun } from '../../lib/analyses/use-pending-run.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { client } from '../../lib/requests/client.ts'
import { fromShowcase } from '../../lib/screen/showcase-state.ts'
import { useAddressQuery } from '../../lib/screen/use-address-query.ts'
import { noteSample } from '../../lib/session/visited.ts'

interface Chosen {
  model: string
  sample: string
}

/**
 * Runs a showcase's sample and opens its result. It survives a reload: the address names the run (`?analysis=`), and
 * until the server has answered, the request is stored.
 */
export function useShowcaseRun(token: string, models: readonly CatalogueModel[], onCounted: () => void) {
  const navigate = useNavigate()
  const [query, setQuery] = useAddressQuery()
  const id = query.get('analysis')
  const screen = `showcase ${token}`
  const started = useMutation({
    mutationFn: (run: PendingRun<Chosen>) =>
      sendPendingRun(screen, run, ({ asked, key }) =>
        client.call('runShowcaseSample', { params: { token }, headers: { 'idempotency-key': key }, body: asked }),
      ),
    onSettled: onCounted,
  })
  const send = (run: PendingRun<Chosen>) =>
    started.mutate(run, {
      onSuccess: (begun) => setQuery({ analysis: begun.id }, { replace: true, preventScrollReset: true }),
    })
  usePendingRun<Chosen>(screen, send)
  const { state, error } = useFollow(started.isPending ? null : id)
  const succeeded = state?.status === 'succeeded'
  const lead = useEffectEvent(() => {
    const model = models.find((one) => one.id === state?.modelId)
    if (!model || !id) return
    // Going back must show the page, not the result again.
    setQuery({}, { replace: true, preventScrollReset: true })
    void navigate(resultPath(model, id), { state: fromShowcase(token) })
  })
  useEffect(() => {
    if (succeeded) lead()
  }, [succeeded])
  const fault = runFault(started.error ?? error, state)
  return {
    start: (chosen: Chosen) => {
      noteSample(chosen.model, chosen.sample)
      send({ asked: chosen, key: crypto.randomUUID() })
    },
    state: state ?? (started.data?.id === id ? started.data : null) ?? null,
    running: (started.isPending || id !== null) && !succeeded && !fault,
    fault,
  }
}
