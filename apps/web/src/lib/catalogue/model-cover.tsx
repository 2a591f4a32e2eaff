import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { CoverImage } from './cover-image.tsx'

interface ModelCoverProps {
  model: CatalogueModel
  sizes: string
  className: string
}

/**
 * A model's cover in the page's theme. Only the browser knows the theme, so both are in the page and one is hidden: a
 * hidden picture with lazy loading is never requested.
 */
export function ModelCover({ model, sizes, className }: ModelCoverProps) {
  const sample = model.samples[0]
  if (!sample) return null
  const shared = { of: model.id, sizes, alt: `What the model answered to its sample “${sample.label}”` }
  return (
    <>
      <CoverImage {...shared} theme="light" className={`${className} in-data-[theme=dark]:hidden`} />
      <CoverImage {...shared} theme="dark" className={`${className} not-in-data-[theme=dark]:hidden`} />
    </>
  )
}
