import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { useState } from 'react'
import type { ProspectView } from '../use-prospect-view.ts'
import { StageColumn } from './stage-column.tsx'

/** Prospects by stage. Each card has a choice of stages, so that the keyboard moves it as well as a finger. */
export default function ProspectBoard({ view }: { view: ProspectView }) {
  const [moved, setMoved] = useState<string | null>(null)
  return (
    // Columns beside each other from a wide screen on, below each other on a phone.
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {stageSchema.options.map((stage) => (
        <StageColumn key={stage} stage={stage} view={view} moved={moved} onMove={setMoved} />
      ))}
    </div>
  )
}
