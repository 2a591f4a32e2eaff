import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'

const coverClass = 'after:absolute after:inset-0 after:rounded-card'

/** The corner: the product's state, or an icon for external links. */
function Leads({ product }: { product: (typeof brand.products)[number] }) {
  if ('badge' in product) return <Badge tone="accent">{product.badge}</Badge>
  const Arrow = product.href.startsWith('/') ? ArrowRight : ArrowUpRight
  return <Arrow aria-hidden="true" className="size-4 text-ink-faint" />
}

export function ProductGrid() {
  return (
    <section>
      <div className="mx-auto max-w-6xl px-6 py-20">
        <h2 className="text-3xl font-semibold tracking-tight">Products</h2>
        <p className="mt-2 max-w-2xl text-ink-soft">
          {brand.productCount} products come from this workshop. Four to start with:
        </p>
        <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {brand.products.map((product) => (
            <li
              key={product.name}
              className="relative flex flex-col gap-2 rounded-card border bg-surface p-6 transition-colors hover:border-line-strong"
            >
              <h3 className="flex items-center justify-between gap-2 font-semibold">
                {product.href.startsWith('/') ? (
                  <Link to={product.href} className={coverClass}>
                    {product.name}
                  </Link>
                ) : (
                  <a href={product.href} className={coverClass}>
                    {product.name}
                  </a>
                )}
                <Leads product={product} />
              </h3>
              <p className="text-[15px] leading-7 text-ink-soft">{product.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
