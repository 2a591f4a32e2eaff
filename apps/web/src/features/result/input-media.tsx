import { TextFile } from './text-file.tsx'

interface InputMediaProps {
  name: string
  mediaType: string
  url: string
}

/** Plays or shows an input that no block shows. Documents have their pages block. */
export function InputMedia({ name, mediaType, url }: InputMediaProps) {
  if (mediaType.startsWith('image/')) return <img src={url} alt={name} className="w-full rounded-control" />
  // A person's own recording has no captions; the transcript is part of the answer.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (mediaType.startsWith('audio/')) return <audio src={url} controls aria-label={name} className="w-full" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (mediaType.startsWith('video/')) return <video src={url} controls aria-label={name} className="w-full" />
  if (mediaType === 'text/plain') return <TextFile name={name} url={url} />
  return null
}
