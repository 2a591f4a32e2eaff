import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const ModelBrowser = lazy(() => import('./model-browser.tsx'))

/** Reserves the browser's place, and loads it and the catalogue when the reader comes near. */
export function ModelBrowserSection() {
  // As in useNear, which would be a separate shared file here; this page avoids additional requests.
  const frame = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const skeleton = <Skeleton className="h-96 w-full rounded-card" />
  return (
    <section className="border-t bg-sunken">
      <div className="mx-auto max-w-6xl px-6 py-20">
        <h2 className="text-3xl font-semibold tracking-tight">Models by industry</h2>
        <p className="mt-2 max-w-2xl text-ink-soft">Open one, run its sample, and read how it was measured.</p>
        <div ref={frame} className="mt-8 min-h-[148rem] sm:min-h-[82rem] lg:min-h-[58rem]">
          {near ? (
            <Suspense fallback={skeleton}>
              <ModelBrowser />
            </Suspense>
          ) : (
            skeleton
          )}
        </div>
      </div>
    </section>
  )
}
