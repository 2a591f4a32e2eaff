import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'

const steps = [1, 1.5, 2, 3, 4, 6] as const

const buttonLook =
  'flex size-8 items-center justify-center rounded-control border bg-surface text-ink-soft shadow-card hover:text-ink aria-disabled:opacity-50'

/** Pixels. */
function scroll(element: HTMLElement, left: number, top: number) {
  element.scrollLeft = left
  element.scrollTop = top
}

/** Keeps what stood in the middle there. */
function keepMiddle(element: HTMLElement, ratio: number) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
  const place = (start: number, size: number) => (start + size / 2) * ratio - size / 2
  scroll(element, place(scrollLeft, clientWidth), place(scrollTop, clientHeight))
}

/** A picture that can be enlarged, and moved by dragging, by scrolling and by the arrow keys. */
export function ZoomPane({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const zoomIn = useRef<HTMLButtonElement>(null)
  const [step, setStep] = useState(0)
  /** Pixels: the frame stays as tall as the whole picture was. */
  const [height, setHeight] = useState<number>()
  const held = useRef<{ x: number; y: number } | null>(null)
  const zoom = steps[step] ?? 1
  const before = useRef(zoom)
  useLayoutEffect(() => {
    if (frame.current && before.current !== zoom) keepMiddle(frame.current, zoom / before.current)
    before.current = zoom
  }, [zoom])
  // Its buttons are never `disabled`: the last press would take the focus from them.
  const go = (to: number) => {
    if (step === 0) setHeight(frame.current?.clientHeight)
    setStep(Math.min(steps.length - 1, Math.max(0, to)))
  }
  const drag = (event: PointerEvent) => {
    const element = frame.current
    if (!held.current || !element) return
    const { x, y } = held.current
    scroll(element, element.scrollLeft + x - event.clientX, element.scrollTop + y - event.clientY)
    held.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <div className="relative">
      <div
        ref={frame}
        role="group"
        aria-label={label}
        // What scrolls must be reached by the keyboard.
        tabIndex={zoom > 1 ? 0 : undefined}
        className={classNames('overflow-auto', zoom > 1 && 'cursor-grab active:cursor-grabbing')}
        style={zoom > 1 ? { height } : undefined}
        onPointerDown={(event) => {
          // Fingers scroll by themselves.
          if (zoom > 1 && event.pointerType === 'mouse') held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = null)}
        onPointerLeave={() => (held.current = null)}
      >
        <div className="relative select-none" style={{ width: `${zoom * 100}%` }}>
          {children}
        </div>
      </div>
      <div className="no-print absolute top-3 right-3 flex gap-1">
        <button
          ref={zoomIn}
          type="button"
          aria-label="Zoom in"
          className={buttonLook}
          aria-disabled={step === steps.length - 1}
          onClick={() => go(step + 1)}
        >
          <ZoomIn aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          className={buttonLook}
          aria-disabled={step === 0}
          onClick={() => go(step - 1)}
        >
          <ZoomOut aria-hidden="true" className="size-4" />
        </button>
        {zoom > 1 && (
          <button
            type="button"
            aria-label="Show the whole picture"
            className={buttonLook}
            onClick={() => {
              go(0)
              zoomIn.current?.focus()
            }}
          >
            <Maximize aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </div>
  )
}
