import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { CoverImage } from '../../lib/catalogue/cover-image.tsx'
import { modelPath } from '../../lib/catalogue/model-paths.ts'

export function ModelTile({ model }: { model: CatalogueModel }) {
  const [figure] = model.figures
  const claim = brand.claims.find(({ measuredOn }) => measuredOn === model.id)
  return (
    <li className="relative overflow-hidden rounded-card border bg-surface transition-colors hover:border-line-strong">
      {model.samples.length > 0 && (
        <CoverImage
          of={model.id}
          theme="light"
          alt=""
          sizes="(min-width: 640px) 24rem, 100vw"
          className="w-full border-b"
        />
      )}
      <div className="p-5">
        <h3 className="text-[15px] font-semibold">
          <Link to={modelPath(model)} className="after:absolute after:inset-0 after:rounded-card">
            {model.name}
          </Link>
        </h3>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{model.description}</p>
        <p className="mt-2 text-[13px] text-ink-faint">
          {figure ? `${figure.sentence}, measured on ${figure.basis}` : (model.unavailable ?? model.footer)}
        </p>
        {claim && (
          <p className="text-[13px] text-ink-faint">
            {brand.company} quotes {claim.figure} for {claim.text}: another measure.
          </p>
        )}
      </div>
    </li>
  )
}
