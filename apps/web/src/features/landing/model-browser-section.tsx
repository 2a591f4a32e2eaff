import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { useNear } from '@vitrine/ui/use-near.ts'
import { lazy, Suspense } from 'react'

const ModelBrowser = lazy(() => import('./model-browser.tsx'))

/** Reserves the browser's place, and loads it and the catalogue when the reader comes near. */
export function ModelBrowserSection() {
  const [frame, near] = useNear<HTMLDivElement>('200px')
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
