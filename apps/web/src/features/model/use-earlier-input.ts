import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formOptions, optionsFrom } from '../../lib/model-input/model-options.ts'
import { client } from '../../lib/requests/client.ts'
import type { FormInput } from './form-input.ts'

async function fileOf(url: string | null, name: string | null, type: string | null): Promise<File | null> {
  if (url === null) return null
  const response = await fetch(url)
  return response.ok ? new File([await response.blob()], name ?? 'input', { type: type ?? '' }) : null
}

/** An analysis's input as the model's form holds it. */
async function inputOf(model: CatalogueModel, { sampleId, input }: Analysis): Promise<FormInput> {
  const sample = model.samples.find(({ id }) => id === sampleId) ?? null
  const { companion } = input
  return {
    sample,
    text: input.text ?? '',
    file: sample ? null : await fileOf(input.url, input.name, input.mediaType),
    companion: sample || !companion ? null : await fileOf(companion.url, companion.name, companion.mediaType),
    options: optionsFrom(formOptions(model), input.options),
  }
}

/**
 * Restores the input of the analysis in the address: one that is still running (`?analysis=`, after a reload) or one
 * whose result the person comes back from (`?from=`).
 */
export function useEarlierInput(model: CatalogueModel, onFound: (input: FormInput) => void) {
  const [query] = useSearchParams()
  const [id] = useState(() => query.get('analysis') ?? query.get('from'))
  const [found] = useState(() => onFound)
  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    const restore = async () => {
      const analysis = await client.call('getAnalysis', { params: { id }, signal: abort.signal })
      if (analysis.modelId !== model.id) return
      const input = await inputOf(model, analysis)
      if (!abort.signal.aborted) found(input)
    }
    // It was deleted, or belongs to somebody else: the form stays empty.
    restore().catch((error: unknown) => console.debug('The earlier input cannot be shown again.', error))
    return () => abort.abort()
  }, [id, model, found])
}
