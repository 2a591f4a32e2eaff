import { clockTime } from '@vitrine/basics/clock-time.ts'
import { percent } from '@vitrine/basics/percent.ts'
import { MediaPlayer } from '../../media/media-player.tsx'
import { BlockSection } from '../block-section.tsx'
import type { ViewProps } from '../view.ts'
import { usePlayback } from './playback.tsx'
import { Waveform } from './waveform.tsx'

export function TimelineView({ block, input }: ViewProps<'timeline'>) {
  const { seek } = usePlayback()
  return (
    <BlockSection title={block.title ?? 'Timeline'} flush>
      <div className="flex flex-col gap-4 p-5">
        <Waveform block={block} />
        {input.url && input.mediaType && (
          <MediaPlayer url={input.url} mediaType={input.mediaType} name={input.name ?? 'The recording'} />
        )}
      </div>
      {block.events.length === 0 ? (
        <p className="border-t px-5 py-3 text-sm text-ink-faint">Nothing was found on the timeline.</p>
      ) : (
        <ol aria-label="Events" className="max-h-80 divide-y overflow-y-auto scroll-edges-surface border-t text-sm">
          {block.events.map((event) => (
            <li key={`${event.start}-${event.label}`}>
              <button
                type="button"
                onClick={() => seek(event.start)}
                className="flex w-full items-center gap-4 px-5 py-2.5 text-left hover:bg-sunken"
              >
                <span className="w-28 shrink-0 text-ink-faint tabular-nums">
                  {clockTime(event.start)} – {clockTime(event.end)}
                </span>
                <span className="flex-1 font-medium">{event.label}</span>
                <span className="text-ink-faint tabular-nums">{percent(event.confidence)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </BlockSection>
  )
}
