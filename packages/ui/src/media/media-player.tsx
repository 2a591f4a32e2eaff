import { usePlayback } from '../blocks/recordings/playback.tsx'

/** Plays the input and reports its position to every block of the result. */
export function MediaPlayer({ url, mediaType, name }: { url: string; mediaType: string; name: string }) {
  const { attach, setTime } = usePlayback()
  const common = {
    ref: attach,
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    onTimeUpdate: (event: { currentTarget: HTMLMediaElement }) => setTime(event.currentTarget.currentTime),
  } as const
  // A person's own recording has no captions; its transcript, if there is one, is shown beside it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (!mediaType.startsWith('video/')) return <audio {...common} className="no-print w-full" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video {...common} className="max-h-[60vh] w-full rounded-control bg-black" />
}
