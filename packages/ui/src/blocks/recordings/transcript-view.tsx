import { clockTime } from '@vitrine/basics/clock-time.ts'
import { toSrt, toVtt } from '@vitrine/basics/subtitles.ts'
import { useState } from 'react'
import { classNames } from '../../class-names.ts'
import { saveFile } from '../../format/save-file.ts'
import { Button } from '../../primitives/button.tsx'
import { CopyButton } from '../../primitives/copy-button.tsx'
import { controlClass } from '../../primitives/field.tsx'
import { BlockSection } from '../block-section.tsx'
import type { ViewProps } from '../view.ts'
import { usePlayback } from './playback.tsx'
import { hasUnsureWords, SpokenWords } from './spoken-words.tsx'

const save = (name: string, type: string, text: string) => saveFile(name, new Blob([text], { type }))

export function TranscriptView({ block }: ViewProps<'transcript'>) {
  const { time, seek } = usePlayback()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = block.segments.filter(({ text }) => text.toLowerCase().includes(wanted))
  const whole = block.segments.map((segment) => segment.text).join(' ')
  return (
    <BlockSection
      title={block.title ?? 'Transcript'}
      flush
      aside={
        <span className="-mr-3 flex flex-wrap">
          <CopyButton text={whole} label="Copy text" />
          <Button
            variant="ghost"
            size="small"
            onClick={() => save('transcript.srt', 'text/plain', toSrt(block.segments))}
          >
            SRT
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => save('transcript.vtt', 'text/vtt', toVtt(block.segments))}
          >
            VTT
          </Button>
        </span>
      }
    >
      {block.segments.length > 1 && (
        <div className="no-print border-b px-5 py-3">
          <input
            type="search"
            aria-label="Search the transcript"
            placeholder="Search the transcript"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className={controlClass}
          />
          {wanted && (
            <p role="status" className="mt-2 text-[13px] text-ink-faint">
              {found.length === 1 ? 'One passage' : `${found.length} passages`}
            </p>
          )}
        </div>
      )}
      {block.segments.some(hasUnsureWords) && (
        <p className="border-b px-5 py-2.5 text-[13px] text-ink-faint">
          <span className="text-warning underline decoration-dotted underline-offset-4">Words like this</span> were
          heard less surely: point at one to see how surely.
        </p>
      )}
      <ol className="max-h-[32rem] overflow-y-auto scroll-edges-surface py-2">
        {found.map((segment) => {
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
                <SpokenWords segment={segment} wanted={wanted} />
              </button>
            </li>
          )
        })}
      </ol>
    </BlockSection>
  )
}
