import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { CoverImage } from './cover-image.tsx'

interface ModelCoverProps {
  model: CatalogueModel
  sizes: string
  className: string
}

/**
 * A model's cover in the theme of the page. Which one that is only the browser knows, so both are there and one is
 * hidden: a hidden picture that loads lazily is never asked for.
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
