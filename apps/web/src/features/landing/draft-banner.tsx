import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Draft } from '../../lib/model-input/draft.ts'

/** Leads back to the input that waited for its owner to sign in. */
export default function DraftBanner() {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    const look = async () => {
      const { readDraft } = await import('../../lib/model-input/draft.ts')
      setDraft(await readDraft())
    }
    void look()
  }, [])
  if (!draft) return null
  return (
    <div className="border-b bg-accent-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-6 py-3 text-sm">
        <p>{draft.file ? `${draft.file.name} is still here.` : 'What you typed is still here.'}</p>
        <Link to={`${draft.path}?run=draft`} className={buttonClass({ size: 'small' })}>
          Continue with {draft.modelTitle}
        </Link>
      </div>
    </div>
  )
}
