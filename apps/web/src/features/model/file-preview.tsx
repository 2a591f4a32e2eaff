import { sizeWords } from '@vitrine/basics/wording.ts'
import { FileText } from 'lucide-react'
import { shownName } from '../../lib/model-input/shown-name.ts'
import { useObjectUrl } from './use-object-url.ts'

/** The chosen file, if a browser can show it. */
export function FilePreview({ file }: { file: File }) {
  const url = useObjectUrl(file)
  const name = shownName(file.name)
  return (
    <div className="flex w-full flex-col items-center gap-3">
      {url && file.type.startsWith('image/') && (
        <img src={url} alt={`Preview of ${name}`} className="max-h-56 rounded-control" />
      )}
      {/* A person's own recording has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      {url && file.type.startsWith('audio/') && <audio src={url} controls className="w-full max-w-md" />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      {url && file.type.startsWith('video/') && <video src={url} controls className="max-h-56 rounded-control" />}
      <p className="flex max-w-full items-center gap-2 text-sm font-medium">
        <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
        <span className="truncate">{name}</span>
        <span className="shrink-0 font-normal text-ink-faint">{sizeWords(file.size)}</span>
      </p>
    </div>
  )
}
