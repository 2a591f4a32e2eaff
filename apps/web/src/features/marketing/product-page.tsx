import type { ComponentProps, ReactNode } from 'react'
import { PageHero } from './page-hero.tsx'
import { PointGrid } from './point-grid.tsx'

interface ProductPageProps extends ComponentProps<typeof PageHero> {
  sections: readonly ComponentProps<typeof PointGrid>[]
  /** The final section with its call to action. */
  closing: { title: string; text: string; action: ReactNode }
}

/** A product page: what the product is, does and changes, and the link to it. */
export function ProductPage({ sections, closing, ...hero }: ProductPageProps) {
  return (
    <>
      <PageHero {...hero} />
      {sections.map((section) => (
        <PointGrid key={section.title} {...section} />
      ))}
      <section className="border-t bg-sunken px-6 py-16 text-center">
        <h2 className="text-2xl font-semibold tracking-tight">{closing.title}</h2>
        <p className="mt-2 text-ink-soft">{closing.text}</p>
        <div className="mt-6">{closing.action}</div>
      </section>
    </>
  )
}
