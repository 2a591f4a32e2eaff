import type { Block } from '@vitrine/contracts/blocks/block.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { Evidence } from '@vitrine/contracts/catalogue/evidence.ts'
import type { IconName } from '@vitrine/contracts/catalogue/icon.ts'
import type { ModelOption } from '@vitrine/contracts/catalogue/model-option.ts'
import type { z } from 'zod'
import type { FigureWords } from './figures.ts'
import type { CataloguePlace } from './industries.ts'
import type { InputSpec } from './input-spec.ts'
import type { PicturePrompt, ProviderPrompt } from './provider-prompt.ts'
import type { Engine } from './run-context.ts'
import type { Sample } from './sample.ts'

/** What the catalogue, the upload screen and the server need to know of a model, with or without an engine. */
export interface ModelCard {
  id: string
  /** Stored with every result; raise it when the same input may get a different answer. */
  version: number
  title: string
  /** Shorter than the title, for cards. */
  name: string
  description: string
  /** Input and output in a few words. */
  footer: string
  icon: IconName
  /** Where the catalogue shows it, besides All Models. */
  places: readonly CataloguePlace[]
  capabilities: readonly string[]
  disclaimer?: string
  /** The announced duration: '15-20s'; null if none. */
  processingTime: string | null
  input: InputSpec
  options?: readonly ModelOption[]
  /** The last part of its address below /api/analyze/. */
  slug: string
  /** Names of hosted functions below /api/functions/. `when` tells apart models that share a name. */
  aliases: readonly { name: string; when?: { field: string; value: string } }[]
  interaction: CatalogueModel['interaction']
  resultRoute: CatalogueModel['resultRoute']
  refName?: string
  /** Overrides the route derived from its input. */
  url?: string
  domain?: 'healthcare' | 'insurance' | 'finance'
  /** Its sample files are also served below this address, besides /samples/<id>/. */
  samplesAlsoBelow?: '/demandPlanning/'
  /** False if visitors may not run even samples. */
  samplesForVisitors?: boolean
}

/** The additional properties of a model with an engine. */
export interface ModelWork<Output> {
  output: z.ZodType<Output>
  samples: readonly Sample[]
  /** Folder of the sample files: `new URL('./samples/', import.meta.url)`. */
  samplesFolder: URL
  /** evidence.json, written by evals, never by hand. */
  evidence: Evidence | null
  /** What of it cards and pages say in words; the first is the card's. */
  figures?: readonly FigureWords[]
  /** The embedded engine's name in a result's footer. */
  engineName: string
  loadEngine: () => Promise<Engine<Output>>
  prompt?: () => Promise<ProviderPrompt<Output, unknown> | PicturePrompt<Output>>
  /** Why no chat or vision model may answer instead of the engine; every model has this or a prompt. */
  embeddedOnly?: string
  present: (output: Output) => Block[]
  /** Returns one plain sentence. */
  summarize: (output: Output) => string
  /** The run is stopped after this many seconds. */
  deadlineSeconds: number
  /** The run is stopped when its process uses more than this many megabytes. */
  memoryMegabytes: number
}

/** The content of a model's definition.ts. */
type ModelDefinition<Output> = ModelCard &
  ModelWork<Output> & {
    /** Its engine is in development or not yet measured: the catalogue says so, and nobody can run it. */
    upcoming?: true
  }

/** A model in the registry; `work` is null while it has no engine. */
export interface Model extends ModelCard {
  work: ModelWork<unknown> | null
}

/** A model with its engine. The output's type is erased: outputs are parsed with `output`. */
export function defineModel<Output>(definition: ModelDefinition<Output>): Model {
  const { output, samples, samplesFolder, evidence, figures, engineName, loadEngine, prompt, ...rest } = definition
  const { embeddedOnly, present, summarize, deadlineSeconds, memoryMegabytes, upcoming = false, ...card } = rest
  if (upcoming) return { ...card, work: null }
  return {
    ...card,
    work: {
      output,
      samples,
      samplesFolder,
      evidence,
      ...(figures && { figures }),
      engineName,
      loadEngine,
      // The cast erases Output: a provider's answer is parsed with `output` before `accept` sees it.
      ...(prompt && { prompt: prompt as unknown as NonNullable<ModelWork<unknown>['prompt']> }),
      ...(embeddedOnly !== undefined && { embeddedOnly }),
      present: (value) => present(output.parse(value)),
      summarize: (value) => summarize(output.parse(value)),
      deadlineSeconds,
      memoryMegabytes,
    },
  }
}
