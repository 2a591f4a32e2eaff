import { counted } from '@vitrine/basics/wording.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { SearchX } from 'lucide-react'
import { ModelGrid } from './model-grid.tsx'
import { answerTo, byMeaning, searchModels } from './search-models.ts'
import { useMeaning } from './use-meaning.ts'

interface SearchResultsProps {
  models: readonly CatalogueModel[]
  search: string
  onClear: () => void
}

export default function SearchResults({ models, search, onClear }: SearchResultsProps) {
  const byWords = searchModels(models, search)
  const answer = answerTo(search)
  const { likeness, comparing } = useMeaning({ search, meant: byWords.meant }, !byWords.sure && !answer)
  const matches = likeness ? byMeaning(models, byWords, likeness) : byWords.models
  const found = answer && matches.length === 0 ? searchModels(models, answer.instead).models : matches
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {counted(matches.length, 'model')} for “{search}”
        {comparing && !likeness && ' by its words; looking for what is meant …'}
        {answer && <span className="mt-1 block text-ink">{answer.answer}</span>}
      </p>
      {found.length > 0 ? (
        <ModelGrid models={found} state={{ search }} />
      ) : comparing ? null : (
        <EmptyState
          icon={<SearchX aria-hidden="true" className="size-6" />}
          title="No model speaks of that"
          text="Try a kind of input (PDF, photo, call) or a task (extract, forecast, moderate)."
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear the search
            </Button>
          }
        />
      )}
    </>
  )
}
