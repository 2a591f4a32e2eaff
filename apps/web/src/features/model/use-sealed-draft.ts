import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { runAddress } from '@vitrine/contracts/pages/pages.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Draft } from '../../lib/model-input/draft.ts'
import { dropSealedDraft, openDraft, sealDraft } from '../../lib/model-input/sealed-draft.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { signedInId } from '../../lib/session/signed-in-id.ts'

type Typed = Pick<Draft, 'text' | 'file' | 'options'> & { companion: File | null }

/**
 * Keeps what stands in the form of somebody who is signed in, for when their session ends by itself or the page is loaded again, and hands
 * it back. `typed`: null where there is nothing to keep. Who leaves the screen with their session going on leaves it behind.
 */
export function useSealedDraft(model: CatalogueModel, typed: Typed | null, onFound: (found: Typed) => void) {
  const owner = useUser()?.id ?? null
  const [query] = useSearchParams()
  // The address names an input of its own.
  const asked = query.get('from') ?? query.get('analysis')
  const kept = useRef(false)
  const found = useEffectEvent((draft: Draft) => onFound({ ...draft, companion: draft.companion ?? null }))
  const keep = useEffectEvent((now: Typed | null) => {
    if (owner === null) return
    if (now) void sealDraft({ ...now, modelId: model.id, modelTitle: model.title, path: runAddress(model) })
    else if (kept.current) void dropSealedDraft()
    kept.current = now !== null
  })
  useEffect(() => {
    if (owner === null || asked !== null) return
    let gone = false
    const look = async () => {
      const draft = await openDraft()
      if (!gone && draft?.modelId === model.id) found(draft)
    }
    void look()
    return () => {
      gone = true
    }
  }, [owner, asked, model.id])
  const { text = null, file = null, companion = null, options = null } = typed ?? {}
  useEffect(() => keep(options && { text, file, companion, options }), [text, file, companion, options])
  useEffect(
    () => () => {
      if (owner !== null && kept.current && signedInId() === owner) void dropSealedDraft()
    },
    [owner],
  )
}
