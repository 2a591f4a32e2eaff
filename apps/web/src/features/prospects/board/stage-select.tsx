import type { Person } from '@vitrine/contracts/people/person.ts'
import { type Stage, stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { controlClass } from '@vitrine/ui/primitives/field.tsx'
import { useEffect, useRef, useState } from 'react'
import { stageWords } from '../../../lib/people/stage-words.ts'
import { useEditProspect } from '../pipeline/edit-prospect.ts'
import type { MovedCard } from './board-card.tsx'

/** Arrow keys pass through the stages before the one that is meant. */
const settleTime = 500

/** Moves a card to another column. */
export function StageSelect({ person, moved }: { person: Person; moved: MovedCard }) {
  const { id, stage } = person
  const edit = useEditProspect()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<Stage>(stage)
  const { mutate } = edit
  useEffect(() => {
    if (moved.current !== id) return
    moved.current = null
    select.current?.focus()
  }, [id, moved])
  useEffect(() => {
    if (chosen === stage) return
    const timer = setTimeout(() => {
      moved.current = id
      mutate(
        { id, change: { stage: chosen, seen: { stage } } },
        {
          onError: () => {
            moved.current = null
            setChosen(stage)
          },
        },
      )
    }, settleTime)
    return () => clearTimeout(timer)
  }, [id, stage, chosen, moved, mutate])
  return (
    <select
      ref={select}
      aria-label={`Stage of ${person.name || person.email}`}
      aria-busy={edit.isPending}
      value={chosen}
      onChange={(event) => setChosen(stageSchema.parse(event.target.value))}
      className={`${controlClass} mt-1 py-1 text-[13px]`}
    >
      {stageSchema.options.map((option) => (
        <option key={option} value={option}>
          {stageWords[option]}
        </option>
      ))}
    </select>
  )
}
