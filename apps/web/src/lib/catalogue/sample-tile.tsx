import type { SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Play } from 'lucide-react'
import { SamplePicture } from './sample-picture.tsx'

interface SampleTileProps {
  sample: SampleCard
  /** Whether it fills the form. */
  chosen?: boolean
  disabled: boolean
  /** Of its button, for those who do not see what stands around it. */
  label: string
  /** How an early click on the button is found again once the page is live. */
  act?: string
  onRun: () => void
}

/** A bundled input and the button that runs it. */
export function SampleTile({ sample, chosen, disabled, label, act, onRun }: SampleTileProps) {
  return (
    <Card
      aria-current={chosen}
      className={classNames('flex h-full items-start gap-3 p-3', chosen === true && 'border-accent')}
    >
      <SamplePicture sample={sample} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="text-sm font-medium">{sample.label}</p>
        <p className="line-clamp-4 text-[13px] text-ink-faint" title={sample.source}>
          {sample.description || sample.text}
        </p>
        <Button
          variant="ghost"
          size="small"
          held={disabled}
          data-act={act}
          aria-label={label}
          onClick={onRun}
          className="-ml-3 self-start text-accent"
        >
          <Play aria-hidden="true" className="size-3.5" />
          Run
        </Button>
      </div>
    </Card>
  )
}
