import type { Miss } from '@vitrine/contracts/analyses/batch-report.ts'
import { PageThumbnail } from '@vitrine/ui/blocks/pages/page-thumbnail.tsx'
import { Link } from 'react-router'
import type { ItemMisses } from './group-misses.ts'

function MissedField({ miss: { field, truth, found } }: { miss: Miss }) {
  return (
    <li>
      <span className="font-medium">{field}</span>{' '}
      <span className="text-ink-soft">
        should be {truth}; {found ? `read as ${found}` : 'nothing was found'}
      </span>
    </li>
  )
}

interface MissesProps {
  items: readonly ItemMisses[]
  /** The address of an item's result. */
  resultOf: (analysisId: string) => string
  /** Draw the pictures that are out of view, too. */
  drawAll: boolean
  onDrawn: (position: number) => void
}

/** What was missed, item by item, with the picture or page that it was missed on. */
export function Misses({ items, resultOf, drawAll, onDrawn }: MissesProps) {
  return (
    <ul className="divide-y rounded-card border bg-surface">
      {items.map(({ position, name, analysisId, misses, picture }) => (
        <li key={position} className="flex break-inside-avoid items-start gap-4 px-5 py-4">
          {picture && (
            <PageThumbnail
              {...picture}
              alt={`${name}, page ${picture.page}`}
              wanted={drawAll}
              onDrawn={() => onDrawn(position)}
            />
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm break-words">
            {analysisId === null ? (
              <p className="font-medium">{name}</p>
            ) : (
              <Link to={resultOf(analysisId)} className="w-fit rounded font-medium text-accent hover:underline">
                {name}
              </Link>
            )}
            <ul className="flex flex-col gap-1 text-[13px]">
              {misses.map((miss) => (
                <MissedField key={miss.field} miss={miss} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
