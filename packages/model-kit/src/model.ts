import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { Evidence } from '@vitrine/contracts/catalogue/evidence.ts'
import type { IconName } from '@vitrine/contracts/catalogue/icon.ts'
import type { ModelOption } from '@vitrine/contracts/catalogue/model-option.ts'
import type { z } from 'zod'
import type { CataloguePlace } from './industries.ts'
import type { InputSpec } from './input-spec.ts'
import type { PicturePrompt, ProviderPrompt } from './provider-prompt.ts'
import type { Engine } from './run-context.ts'
import type { Sample } from './sample.ts'

/** What the catalogue, the upload screen and the server need to know of a model, with or without an engine. */
export interface ModelCard {
  id: string
  /** Stored with every result; raise it when the same input may answer differently. */
  version: number
  title: string
  /** Shorter than the title, for cards. */
  name: string
  description: string
  /** What goes in and what comes out, in a few words. */
  footer: string
  icon: IconName
  /** Where the catalogue shows it besides All Models. */
  places: readonly CataloguePlace[]
  capabilities: readonly string[]
  disclaimer?: string
  /** How long it takes, as people are told: '15-20s'; null where nothing is promised. */
  processingTime: string | null
  input: InputSpec
  options?: readonly ModelOption[]
  /** Below /api/analyze/. */
  slug: string
  /** Names of hosted functions, served below /api/functions/. `when` tells models apart that share a name. */
  aliases: readonly { name: string; when?: { field: string; value: string } }[]
  interaction: CatalogueModel['interaction']
  resultRoute: CatalogueModel['resultRoute']
  refName?: string
  /** Overrides the route made from its input kind. */
  url?: string
  domain?: 'healthcare' | 'insurance' | 'finance'
  /** Its sample files are served below this address as well as below /samples/<id>/. */
  samplesAlsoBelow?: '/demandPlanning/'
  /** False where visitors may not even run samples. */
  samplesForVisitors?: boolean
}

/** What a model with an engine says besides. */
export interface ModelWork<Output> {
  output: z.ZodType<Output>
  samples: readonly Sample[]
  /** Folder of the sample files: `new URL('./samples/', import.meta.url)`. */
  samplesFolder: URL
  /** evidence.json, written by evals, never by hand. */
  evidence: Evidence | null
  /** Name of the embedded engine as a result's footer shows it. */
  engineName: string
  loadEngine: () => Promise<Engine<Output>>
  prompt?: () => Promise<ProviderPrompt<Output, unknown> | PicturePrompt<Output>>
  /** Why no chat or vision model is asked in the engine's place; every model has this or a prompt. */
  embeddedOnly?: string
  present: (output: Output) => Block[]
  /** One plain sentence. */
  summarize: (output: Output) => string
  /** The run is stopped after so many seconds. */
  deadlineSeconds: number
  /** The run is stopped when its process holds more than so many megabytes. */
  memoryMegabytes: number
}

/** What a model's definition.ts says. */
type ModelDefinition<Output> = ModelCard &
  ModelWork<Output> & {
    /** Its engine is being built or not yet measured: the catalogue says so, and nobody can run it. */
    upcoming?: true
  }

/** A model as the registry holds it: `work` is null while it has no engine. */
export interface Model extends ModelCard {
  work: ModelWork<unknown> | null
}

/** A model with its engine. The output's type is forgotten here: what comes back is parsed with `output`. */
export function defineModel<Output>(definition: ModelDefinition<Output>): Model {
  const { output, samples, samplesFolder, evidence, engineName, loadEngine, prompt, ...rest } = definition
  const { embeddedOnly, present, summarize, deadlineSeconds, memoryMegabytes, upcoming = false, ...card } = rest
  if (upcoming) return { ...card, work: null }
  return {
    ...card,
    work: {
      output,
      samples,
      samplesFolder,
      evidence,
      engineName,
      loadEngine,
      // The cast forgets Output: a provider's answer is parsed with `output` before `accept` sees it.
      ...(prompt && { prompt: prompt as unknown as NonNullable<ModelWork<unknown>['prompt']> }),
      ...(embeddedOnly !== undefined && { embeddedOnly }),
      present: (value) => present(output.parse(value)),
      summarize: (value) => summarize(output.parse(value)),
      deadlineSeconds,
      memoryMegabytes,
    },
  }
}
