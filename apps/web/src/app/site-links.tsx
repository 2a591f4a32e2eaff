import { pages as addresses } from '@vitrine/contracts/pages/pages.ts'
import { Link } from 'react-router'
import { brand } from '../config/brand.ts'

interface SiteLinksProps {
  /** Pages of the company's site, after the catalogue. */
  pages: readonly (keyof typeof brand.links)[]
  className: string
}

/** The catalogue and the company's own pages, as header and footer offer them. */
export function SiteLinks({ pages, className }: SiteLinksProps) {
  return (
    <>
      <Link to={addresses.explore} className={className}>
        Models
      </Link>
      {pages.map((page) => (
        <a key={page} href={brand.links[page].href} className={className}>
          {brand.links[page].label}
        </a>
      ))}
    </>
  )
}
