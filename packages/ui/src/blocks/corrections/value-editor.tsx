import { Pencil, Undo2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button.tsx'
import { controlClass } from '../../primitives/field.tsx'
import type { Corrections } from './correction.tsx'

interface ValueEditorProps {
  label: string
  value: string | null
  /** Within its block. */
  place: string
  corrected: boolean
  corrections: Corrections
}

const longest = 2000

/** A pencil that becomes a field; a correction can be removed. */
export default function ValueEditor({ label, value, place, corrected, corrections }: ValueEditorProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const editing = typed !== null
  useEffect(() => {
    if (!editing) return
    field.current?.focus()
    field.current?.select()
  }, [editing])
  const keep = async (change: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await change()
      setTyped(null)
    } catch (error) {
      // The typed text stays.
      setFailure(error instanceof Error ? error.message : 'The correction could not be kept.')
    }
    setBusy(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void keep(() => corrections.correct(place, typed?.trim() || null))
  }
  if (!editing) {
    return (
      <span className="no-print inline-flex items-center gap-1">
        <Button variant="ghost" size="small" aria-label={`Correct ${label}`} onClick={() => setTyped(value ?? '')}>
          <Pencil aria-hidden="true" className="size-3.5" />
        </Button>
        {corrected && (
          <Button
            variant="ghost"
            size="small"
            busy={busy}
            aria-label={`Take the correction of ${label} back`}
            onClick={() => void keep(() => corrections.undo(place))}
          >
            <Undo2 aria-hidden="true" className="size-3.5" />
          </Button>
        )}
        {failure && <span role="alert">{failure}</span>}
      </span>
    )
  }
  return (
    <form onSubmit={save} className="no-print flex w-full min-w-40 flex-col gap-2 py-1 text-left">
      <input
        ref={field}
        aria-label={`${label}, corrected`}
        aria-describedby={helpId}
        value={typed}
        maxLength={longest}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null)
        }}
        className={controlClass}
      />
      <span id={helpId} className="text-xs font-normal text-ink-faint">
        Leave it empty if the document does not say it.
      </span>
      <span className="flex gap-2">
        <Button type="submit" size="small" busy={busy}>
          Save
        </Button>
        <Button variant="ghost" size="small" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </span>
      {failure && (
        <span role="alert" className="text-[13px] font-normal text-bad">
          {failure}
        </span>
      )}
    </form>
  )
}
