import type { Person } from '@vitrine/contracts/people/person.ts'
import { type Stage, stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { useEffect, useRef, useState } from 'react'
import { stageWords } from '../../../lib/people/stage-words.ts'
import { useEditProspect } from '../pipeline/edit-prospect.ts'
import type { Moving } from './moving.ts'

/** Milliseconds: arrow keys pass through other stages before the intended one. */
const settleTime = 500

/** Moves a card to another column. */
export function StageSelect({ person, moved, onMove }: Moving & { person: Person }) {
  const { id, stage } = person
  const edit = useEditProspect()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<Stage>(stage)
  const { mutate } = edit
  // Only in the column where a card arrives: in the one it leaves, it has the focus already.
  const [arrives] = useState(moved === id)
  useEffect(() => {
    if (!arrives) return
    select.current?.focus()
    onMove(null)
  }, [arrives, onMove])
  useEffect(() => {
    if (chosen === stage) return
    const timer = setTimeout(() => {
      onMove(id)
      mutate(
        { id, change: { stage: chosen, seen: { stage } } },
        {
          onError: () => {
            onMove(null)
            setChosen(stage)
          },
        },
      )
    }, settleTime)
    return () => clearTimeout(timer)
  }, [id, stage, chosen, onMove, mutate])
  return (
    <select
      ref={select}
      aria-label={`Stage of ${person.name || person.email}`}
      aria-busy={edit.isPending}
      value={chosen}
      onChange={(event) => setChosen(stageSchema.parse(event.target.value))}
      className={`${controlClass} mt-1 py-1 text-[13px]`}
    >
      <Options of={stageSchema.options.map((option) => [option, stageWords[option]])} />
    </select>
  )
}
