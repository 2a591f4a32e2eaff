import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useState } from 'react'

/** Chosen samples by model. */
export type Chosen = ReadonlyMap<string, readonly string[]>

interface ChooseSamplesProps {
  models: readonly CatalogueModel[]
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  error: string | undefined
}

function withSample(chosen: Chosen, model: string, sample: string, on: boolean): Chosen {
  const samples = chosen.get(model) ?? []
  const next = on ? [...samples, sample] : samples.filter((one) => one !== sample)
  const rest = [...chosen].filter(([id]) => id !== model)
  return new Map(next.length > 0 ? [...rest, [model, next]] : rest)
}

/** Models found by name, with a checkbox for each sample. Chosen ones stay visible whatever is searched. */
export function ChooseSamples({ models, chosen, onChange, error }: ChooseSamplesProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = models.filter(
    ({ id, title, description }) =>
      chosen.has(id) || words.every((word) => `${title} ${description}`.toLowerCase().includes(word)),
  )
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Models and samples"
        type="search"
        placeholder="Search the models"
        value={search}
        error={error}
        onChange={(event) => setSearch(event.target.value)}
      />
      {/* It scrolls, so it must be reachable by keyboard. */}
      <div
        tabIndex={0}
        role="group"
        aria-label="Samples"
        className="max-h-64 overflow-y-auto scroll-edges-raised rounded-control border p-3"
      >
        {found.length === 0 && <p className="text-sm text-ink-faint">No model speaks of that.</p>}
        {found.map((model) => (
          <fieldset key={model.id} className="mb-3 last:mb-0">
            <legend className="text-[13px] font-medium">{model.title}</legend>
            {model.samples.map((sample) => (
              <label key={sample.id} className="flex items-start gap-2 py-1 text-sm">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                  checked={chosen.get(model.id)?.includes(sample.id) ?? false}
                  onChange={(event) => onChange(withSample(chosen, model.id, sample.id, event.target.checked))}
                />
                {sample.label}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
