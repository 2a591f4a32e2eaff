import type { SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { AudioLines, FileText, Quote, Video } from 'lucide-react'

/** A sample's thumbnail: the picture itself, or an icon for its kind of input. */
export function SamplePicture({ sample }: { sample: SampleCard }) {
  const type = sample.mediaType ?? ''
  if (sample.src && type.startsWith('image/')) {
    return <img src={sample.src} alt="" loading="lazy" className="size-14 shrink-0 rounded-control object-cover" />
  }
  const Icon = type.startsWith('audio/')
    ? AudioLines
    : type.startsWith('video/')
      ? Video
      : sample.text === null
        ? FileText
        : Quote
  return (
    <span className="flex size-14 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-faint">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}
