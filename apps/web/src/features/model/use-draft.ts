import { useEffect, useRef } from 'react'
import { type Draft, readDraft } from '../../lib/model-input/draft.ts'

/** Restores what was entered for this model before signing in. */
export function useDraft(modelId: string, onFound: (draft: Draft) => void) {
  const found = useRef(onFound)
  useEffect(() => {
    let gone = false
    const restore = async () => {
      const draft = await readDraft()
      if (!gone && draft?.modelId === modelId) found.current(draft)
    }
    void restore()
    return () => {
      gone = true
    }
  }, [modelId])
}
