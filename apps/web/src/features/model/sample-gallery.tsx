import type { SampleCard } from '@vitrine/contracts/catalogue.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Play } from 'lucide-react'
import { SamplePicture } from '../../lib/sample-picture.tsx'

interface SampleGalleryProps {
  title?: string
  samples: readonly SampleCard[]
  /** The one that fills the form. */
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
            <Card
              aria-current={sample.id === chosen}
              className={classNames('flex h-full items-start gap-3 p-3', sample.id === chosen && 'border-accent')}
            >
              <SamplePicture sample={sample} />
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <p className="text-sm font-medium">{sample.label}</p>
                <p className="line-clamp-2 text-[13px] text-ink-faint" title={sample.source}>
                  {sample.description || sample.text}
                </p>
                <Button
                  variant="ghost"
                  size="small"
                  disabled={disabled}
                  data-act={`sample ${sample.id}`}
                  aria-label={`Run the sample ${sample.label}`}
                  onClick={() => onRun(sample)}
                  className="-ml-3 self-start text-accent"
                >
                  <Play aria-hidden="true" className="size-3.5" />
                  Run
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
