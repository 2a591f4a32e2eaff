import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { cardColumns } from './card-columns.ts'
import { ModelCard } from './model-card.tsx'
import type { CatalogueState } from './use-selection.ts'

/** `state` lets the model's screen link back. */
export function ModelGrid({ models, state }: { models: readonly CatalogueModel[]; state: CatalogueState }) {
  return (
    <div className="@container">
      <ul className={cardColumns}>
        {models.map((model) => (
          <li key={model.id} className="min-w-0">
            <ModelCard model={model} state={state} />
          </li>
        ))}
      </ul>
    </div>
  )
}
