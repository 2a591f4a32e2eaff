import { z } from 'zod'
import { addressParts } from '../pages/pages.ts'
import { evidenceSchema } from './evidence.ts'
import { figureSchema } from './figure.ts'
import { iconSchema } from './icon.ts'
import { modelOptionSchema, optionValuesSchema } from './model-option.ts'

export const inputKindSchema = z.enum(['image', 'audio', 'video', 'file', 'text'])
export type InputKind = z.infer<typeof inputKindSchema>

/** How people use a model: a form with an input, a topic, a topic that becomes a picture, or a chat. */
export const interactionSchema = z.enum(['form', 'topic', 'image', 'chat'])

/** Result screens below /results/; '' is the generic one. */
export const resultRouteSchema = z.enum([...addressParts.resultScreen, 'pdfqa', ''])

export const sampleSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  /** Where it comes from and under which licence. */
  source: z.string(),
  /** Address of the file, or null where the sample is a text. */
  src: z.string().nullable(),
  mediaType: z.string().nullable(),
  text: z.string().nullable(),
  /** The sample's own options, by name. */
  options: optionValuesSchema,
})
export type SampleCard = z.infer<typeof sampleSchema>

/** All that a page about a model shows. Addresses are absolute paths of this server. */
export const catalogueModelSchema = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  name: z.string(),
  description: z.string(),
  footer: z.string(),
  icon: iconSchema,
  supportedFiles: z.array(z.string()),
  /** A second file of another kind, beside the usual one or alone, in its own multipart field. */
  companion: z
    .object({ field: z.string(), label: z.string(), help: z.string(), supportedFiles: z.array(z.string()) })
    .nullable(),
  sampleImages: z.array(z.object({ src: z.string(), label: z.string() })),
  samples: z.array(sampleSchema),
  modelCapabilities: z.array(z.string()),
  disclaimer: z.string().nullable(),
  apiEndpoint: z.string(),
  /** The announced processing time. */
  processingTime: z.string().nullable(),
  /** Median of this installation's latest runs; null if there were too few. */
  usualSeconds: z.number().nullable(),
  maxFileSize: z.number(),
  /** Further limits in words, such as 'at most 20 pages'. */
  limits: z.array(z.string()),
  fileType: inputKindSchema,
  refName: z.string().nullable(),
  url: z.string().nullable(),
  domain: z.string().nullable(),
  options: z.array(modelOptionSchema),
  interaction: interactionSchema,
  resultRoute: resultRouteSchema,
  /** Visitors may run its samples. */
  samplesForVisitors: z.boolean(),
  /** It has an engine and is switched on; otherwise `unavailable` says why not. */
  available: z.boolean(),
  unavailable: z.string().nullable(),
  /**
   * Whether a provider answers instead of the engine: `none`: the model has no prompt for one; `missing`: none is
   * configured.
   */
  provider: z.enum(['none', 'missing', 'configured']),
  /** What of the evidence is said in words, the main figure first. */
  figures: z.array(figureSchema),
  evidence: evidenceSchema.nullable(),
})
export type CatalogueModel = z.infer<typeof catalogueModelSchema>

export const industrySchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: iconSchema,
  description: z.string(),
  subcategories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      /** Ids of models. */
      models: z.array(z.string()),
    }),
  ),
})
export type Industry = z.infer<typeof industrySchema>

export const catalogueSchema = z.object({
  industries: z.array(industrySchema),
  models: z.array(catalogueModelSchema),
})
export type Catalogue = z.infer<typeof catalogueSchema>
