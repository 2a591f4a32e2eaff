import { pages as addresses } from '@vitrine/contracts/pages/pages.ts'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'

interface SiteLinksProps {
  /** Pages of the company's website, after the catalogue. */
  pages: readonly (keyof typeof brand.links)[]
  className: string
}

/** The links to the catalogue and the company's pages, for header and footer. */
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
