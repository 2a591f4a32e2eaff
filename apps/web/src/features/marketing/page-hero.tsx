import type { ReactNode } from 'react'
import { CoverImage } from '../../lib/catalogue/cover-image.tsx'

interface PageHeroProps {
  eyebrow: string
  title: string
  subtitle: string
  actions: ReactNode
  /** A model's cover and its description. */
  picture?: { of: string; caption: string }
}

export function PageHero({ eyebrow, title, subtitle, actions, picture }: PageHeroProps) {
  return (
    <section className="border-b bg-sunken">
      <div className="mx-auto max-w-4xl px-6 py-20 text-center md:py-28">
        <p className="text-sm font-medium text-accent">{eyebrow}</p>
        <h1 className="mt-3 text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-5xl md:leading-[1.1]">
          {title}
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-lg text-pretty text-ink-soft">{subtitle}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
        {picture && (
          <figure className="mx-auto mt-12 max-w-2xl text-left">
            <CoverImage
              of={picture.of}
              theme="light"
              alt=""
              sizes="(min-width: 768px) 42rem, 100vw"
              loading="eager"
              className="w-full rounded-card border shadow-float"
            />
            <figcaption className="mt-3 text-center text-sm text-ink-faint">{picture.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
