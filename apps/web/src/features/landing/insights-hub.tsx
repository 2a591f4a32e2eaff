import { buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { brand } from '../../config/brand.ts'

export function InsightsHub() {
  return (
    <section className="border-t bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-6 py-16">
        <div className="max-w-2xl">
          <h2 className="text-2xl font-semibold tracking-tight">Insights hub</h2>
          <p className="mt-2 text-ink-soft">How accuracy is measured honestly, and where AI should not decide alone.</p>
        </div>
        <a href={brand.links.blog.href} className={buttonClass({ variant: 'secondary' })}>
          Explore More
        </a>
      </div>
    </section>
  )
}
