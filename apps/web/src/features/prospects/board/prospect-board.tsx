import { stageSchema } from '@vitrine/contracts/people/pipeline.ts'
import { useState } from 'react'
import type { ProspectView } from '../use-prospect-view.ts'
import { StageColumn } from './stage-column.tsx'

/** Prospects by stage. Each card has a stage select, so that it can be moved by keyboard as well. */
export default function ProspectBoard({ view }: { view: ProspectView }) {
  const [moved, setMoved] = useState<string | null>(null)
  return (
    // Columns side by side on wide screens, stacked on phones.
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {stageSchema.options.map((stage) => (
        <StageColumn key={stage} stage={stage} view={view} moved={moved} onMove={setMoved} />
      ))}
    </div>
  )
}
