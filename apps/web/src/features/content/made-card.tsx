import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Link } from 'react-router'
import { useAnalysis } from '../../lib/analyses/use-analysis.ts'
import { resultPath } from '../../lib/catalogue/model-paths.ts'
import { Moment } from '../../lib/screen/dated.tsx'

interface MadeCardProps {
  made: AnalysisState
  model: CatalogueModel | undefined
}

/** A generated picture or page, with its prompt. */
export function MadeCard({ made, model }: MadeCardProps) {
  const { data } = useAnalysis(made.id, null)
  const picture = data?.blocks.find((block) => block.kind === 'image')
  const text = data?.blocks.find((block) => block.kind === 'markdown')?.text
  return (
    <Card className="relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong">
      <div className="flex aspect-video items-center justify-center overflow-hidden border-b bg-sunken text-ink-faint">
        {!data && <Skeleton className="size-full rounded-none" />}
        {picture && <img src={picture.src} alt="" loading="lazy" className="size-full object-cover" />}
        {data && !picture && (
          <p className="line-clamp-5 px-5 text-[13px] leading-5">
            {text?.replace(/[#*_`>|[\]]/g, '') ?? <CatalogueIcon name={model?.icon ?? 'sparkles'} />}
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="text-sm font-semibold">
          <Link
            to={resultPath(model ?? { resultRoute: '' }, made.id)}
            className="line-clamp-2 break-words after:absolute after:inset-0 after:rounded-card"
          >
            {data?.input.text ?? made.summary ?? made.modelTitle}
          </Link>
        </h3>
        <p className="mt-auto text-[13px] text-ink-faint">
          {made.modelTitle} · <Moment at={made.createdAt} />
        </p>
      </div>
    </Card>
  )
}
