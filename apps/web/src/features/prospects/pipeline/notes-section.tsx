import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { controlClass, Field } from '@vitrine/ui/primitives/field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { AddOneField } from '../../../lib/forms/add-one-field.tsx'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { Moment } from '../../../lib/screen/dated.tsx'
import { DrawerSection } from '../drawer-section.tsx'
import { useAddNote } from './add-note.ts'
import { useStaff } from './use-staff.ts'

/** What staff wrote about a prospect, and a new note; people mentioned in it are told by mail. */
export function NotesSection({ prospect }: { prospect: Prospect }) {
  const staff = useStaff()
  const add = useAddNote(prospect.id)
  const [text, setText] = useKept(`note:${prospect.id}`, '')
  const [mentions, setMentions] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    add.mutate(
      { text, mentions: [...mentions] },
      {
        onSuccess: () => {
          // The button that had the focus is off now; the next note begins where this one did.
          field.current?.focus()
          setText('')
          setMentions([])
        },
      },
    )
  }
  const people = staff.data ?? []
  return (
    <DrawerSection title="Notes">
      {prospect.status !== 'deleted' && (
        <form onSubmit={submit} className="flex flex-col gap-3">
          <Field label="New note">
            {(attributes) => (
              <textarea
                {...attributes}
                ref={field}
                rows={2}
                maxLength={4000}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className={controlClass}
              />
            )}
          </Field>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-40 flex-1">
              <AddOneField
                label="Mention"
                empty="Nobody else"
                options={people
                  .filter(({ id }) => !mentions.includes(id))
                  .map(({ id, name }) => ({ value: id, words: name }))}
                onAdd={(id) => setMentions((now) => [...now, id])}
              />
            </div>
            <Button type="submit" variant="secondary" held={text.trim() === ''} busy={add.isPending}>
              Add the note
            </Button>
          </div>
          {mentions.length > 0 && (
            <ul aria-label="Mentioned" className="flex flex-wrap gap-2">
              {mentions.map((id) => {
                const name = people.find((one) => one.id === id)?.name ?? id
                return (
                  <li key={id}>
                    <button
                      type="button"
                      aria-label={`Do not mention ${name}`}
                      className="rounded-full border bg-surface px-3 py-1 text-[13px] hover:bg-sunken"
                      onClick={() => setMentions((now) => now.filter((one) => one !== id))}
                    >
                      @{name} <span aria-hidden="true">×</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
        </form>
      )}
      {prospect.notes.length === 0 && <p className="text-sm text-ink-faint">No note yet.</p>}
      <ol aria-label="Notes" className="flex flex-col gap-3 text-sm empty:hidden">
        {prospect.notes.map((note) => (
          <li key={note.id}>
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="text-[13px] text-ink-faint">
              {[note.by ?? 'Erased account', ...note.mentions.map((name) => `@${name}`)].join(' ')},{' '}
              <Moment at={note.at} />
            </p>
          </li>
        ))}
      </ol>
    </DrawerSection>
  )
}
