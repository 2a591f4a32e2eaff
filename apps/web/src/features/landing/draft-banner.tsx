import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Draft } from '../../lib/model-input/draft.ts'
import { shownName } from '../../lib/model-input/shown-name.ts'

/** Leads back to the input that waited for its owner to sign in. */
export default function DraftBanner() {
  const [draft, setDraft] = useState<(Draft & { address: string }) | null>(null)
  useEffect(() => {
    const look = async () => {
      const { readDraft } = await import('../../lib/model-input/draft.ts')
      const asked = await readDraft()
      if (asked) return setDraft({ ...asked, address: `${asked.path}?run=draft` })
      // It was not sent yet when the session ended: its form shows it.
      const { openDraft } = await import('../../lib/model-input/sealed-draft.ts')
      const typed = await openDraft()
      if (typed) setDraft({ ...typed, address: typed.path })
    }
    void look()
  }, [])
  if (!draft) return null
  return (
    <div className="border-b bg-accent-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-6 py-3 text-sm">
        <p>{draft.file ? `${shownName(draft.file.name)} is still here.` : 'What you typed is still here.'}</p>
        <Link to={draft.address} className={buttonClass({ size: 'small' })}>
          Continue with {draft.modelTitle}
        </Link>
      </div>
    </div>
  )
}
