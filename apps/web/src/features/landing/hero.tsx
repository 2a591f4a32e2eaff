import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { HeroPicture } from './hero-picture.tsx'

export function Hero() {
  return (
    <section className="overflow-hidden border-b bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-6 py-16 lg:py-24 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <p className="text-sm font-medium text-accent">
            {brand.productCount} AI products for healthcare, manufacturing and logistics
          </p>
          <h1 className="mt-4 text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-[3.4rem]">
            AI you can check before you trust it.
          </h1>
          <p className="mt-6 max-w-xl text-lg leading-8 text-pretty text-ink-soft">
            Domain-specific models that show what they found, how sure they are and where in your document, picture or
            recording it stands. They run on the edge, behind your firewall or on your premises.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={pages.explore} className={buttonClass({ size: 'large' })}>
              Try the models
            </Link>
            <Button size="large" variant="secondary" onClick={() => dialogs.open({ kind: 'request-demo' })}>
              Request Demo
            </Button>
          </div>
          <p className="mt-4 text-sm text-ink-faint">Samples run without an account.</p>
        </div>
        {/* On a tablet in portrait its button is in view, too. */}
        <div className="min-w-0 md:max-lg:max-w-lg">
          <HeroPicture />
        </div>
      </div>
    </section>
  )
}
