import type { SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { FileText } from 'lucide-react'

function SampleContent({ sample: { src, mediaType, label } }: { sample: SampleCard }) {
  const type = mediaType ?? ''
  if (src === null) return null
  if (type.startsWith('image/')) return <img src={src} alt={label} className="max-h-56 rounded-control" />
  // The answer's transcript has the spoken text.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('audio/')) return <audio src={src} controls className="w-full max-w-md" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (type.startsWith('video/')) return <video src={src} controls className="max-h-56 rounded-control" />
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className="flex max-w-full items-center gap-2 text-sm text-accent hover:underline"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{src.split('/').at(-1)}</span>
    </a>
  )
}

interface ChosenSampleProps {
  sample: SampleCard
  onRemove: () => void
  disabled: boolean
}

/** The sample that fills the form instead of a file. */
export function ChosenSample({ sample, onRemove, disabled }: ChosenSampleProps) {
  return (
    <div
      role="group"
      aria-label="Sample"
      className="flex min-h-64 flex-col items-center justify-center gap-3 rounded-card border border-accent bg-surface p-6 text-center"
    >
      <SampleContent sample={sample} />
      <p className="text-sm font-medium">{sample.label}</p>
      <p className="max-w-md text-[13px] text-ink-faint">{sample.description}</p>
      <Button variant="secondary" size="small" onClick={onRemove} disabled={disabled}>
        Use a file of your own
      </Button>
    </div>
  )
}
