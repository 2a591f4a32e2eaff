import type { SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { SampleTile } from '../../lib/catalogue/sample-tile.tsx'

interface SampleGalleryProps {
  title?: string
  samples: readonly SampleCard[]
  /** The id of the sample that the form holds; null for an own input. */
  chosen: string | null
  disabled: boolean
  onRun: (sample: SampleCard) => void
}

/** The bundled inputs, each run in one click by anybody. */
export function SampleGallery({ title = 'Or try a sample', samples, chosen, disabled, onRun }: SampleGalleryProps) {
  if (samples.length === 0) return null
  return (
    <section aria-labelledby="samples" className="flex flex-col gap-3">
      <h2 id="samples" className="text-sm font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {samples.map((sample) => (
          <li key={sample.id}>
            <SampleTile
              sample={sample}
              chosen={sample.id === chosen}
              disabled={disabled}
              label={`Run the sample ${sample.label}`}
              act={`sample ${sample.id}`}
              onRun={() => onRun(sample)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
