import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { ModelCard } from './model-card.tsx'
import type { CatalogueState } from './use-selection.ts'

/**
 * Three columns from medium screens up, two where a card would be as wide as a small screen. `state` lets the model's
 * screen link back.
 */
export function ModelGrid({ models, state }: { models: readonly CatalogueModel[]; state: CatalogueState }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-3 lg:gap-4">
      {models.map((model) => (
        <li key={model.id} className="min-w-0">
          <ModelCard model={model} state={state} />
        </li>
      ))}
    </ul>
  )
}
