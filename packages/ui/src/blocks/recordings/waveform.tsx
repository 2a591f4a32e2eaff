import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { clockTime } from '@vitrine/basics/clock-time.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { useRef } from 'react'
import { usePlayback } from './playback.tsx'

const height = 96
const step = 5

/** The waveform with its events; a click or the arrow keys move the player. */
export function Waveform({ block }: { block: BlockOf<'timeline'> }) {
  const { time, seek } = usePlayback()
  const frame = useRef<HTMLDivElement>(null)
  const { duration, waveform, events, curve } = block
  const bars = waveform ?? []
  const seekTo = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect()
    if (box && box.width > 0) seek(clampFraction((clientX - box.left) / box.width) * duration)
  }
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label="Position in the recording"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={`${clockTime(time)} of ${clockTime(duration)}`}
      onClick={(event) => seekTo(event.clientX)}
      onKeyDown={(event) => {
        const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (!direction) return
        event.preventDefault()
        seek(Math.min(duration, Math.max(0, time + direction * step)))
      }}
      className="relative cursor-pointer rounded-control bg-sunken"
    >
      <svg viewBox={`0 0 ${duration} ${height}`} preserveAspectRatio="none" className="h-24 w-full" aria-hidden="true">
        {events.map((event) => (
          <rect
            key={`${event.start}-${event.label}`}
            x={event.start}
            width={Math.max(event.end - event.start, duration / 400)}
            height={height}
            className="fill-accent/20"
          />
        ))}
        {bars.map((peak, index) => {
          const width = duration / bars.length
          const tall = Math.max(1, peak * (height - 12))
          const played = index * width < time
          return (
            <rect
              // A slice's key is its index.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              x={index * width + width * 0.15}
              y={(height - tall) / 2}
              width={width * 0.7}
              height={tall}
              className={played ? 'fill-accent' : 'fill-ink-faint/60'}
            />
          )
        })}
        {curve && (
          <polyline
            points={curve.values.map((value, index) => `${index * curve.step},${height - value * height}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-warning"
            strokeWidth={1.5}
          />
        )}
      </svg>
      <div className="absolute inset-y-0 w-px bg-bad" style={{ left: `${(time / duration) * 100}%` }} />
      <div className="flex justify-between gap-3 px-1 pb-1 text-[11px] text-ink-faint tabular-nums">
        <span>{clockTime(0)}</span>
        {curve && <span className="text-center text-warning">{curve.label}</span>}
        <span>{clockTime(duration)}</span>
      </div>
    </div>
  )
}
