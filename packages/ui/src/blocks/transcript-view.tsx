import { classNames } from '../class-names.ts'
import { clockTime } from '../format/clock-time.ts'
import { CopyButton } from '../primitives/copy-button.tsx'
import { BlockSection } from './block-section.tsx'
import { usePlayback } from './playback.tsx'
import type { ViewProps } from './view.ts'

export function TranscriptView({ block }: ViewProps<'transcript'>) {
  const { time, seek } = usePlayback()
  const whole = block.segments.map((segment) => segment.text).join(' ')
  return (
    <BlockSection title={block.title ?? 'Transcript'} flush aside={<CopyButton text={whole} />}>
      <ol className="max-h-[32rem] overflow-y-auto py-2">
        {block.segments.map((segment) => {
          const spoken = time >= segment.start && time < segment.end
          return (
            <li key={segment.start}>
              <button
                type="button"
                onClick={() => seek(segment.start)}
                className={classNames(
                  'flex w-full gap-4 px-5 py-2 text-left text-sm hover:bg-sunken',
                  spoken && 'bg-accent-soft',
                )}
              >
                <span className="w-12 shrink-0 text-ink-faint tabular-nums">{clockTime(segment.start)}</span>
                <span>{segment.text}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </BlockSection>
  )
}
