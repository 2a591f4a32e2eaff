import type { CatalogueModel, SampleCard } from '@vitrine/contracts/catalogue/catalogue.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { figuresInWords } from '@vitrine/model-kit/figures.ts'
import type { InputSpec } from '@vitrine/model-kit/input-spec.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { Sample } from '@vitrine/model-kit/sample.ts'
import type { UsualTime } from '../../../analyses/queue/usual-times.ts'

function sampleCard(model: Model, sample: Sample): SampleCard {
  const { id, label, description, source, options = {} } = sample
  const input =
    'file' in sample
      ? { src: `/samples/${model.id}/${sample.file}`, mediaType: sample.mediaType, text: null }
      : { src: null, mediaType: null, text: sample.text }
  return { id, label, description, source, options, ...input }
}

const extensionsOf = (types: readonly FileType[]): string[] => types.flatMap((type) => [...fileTypes[type].extensions])

function companionCard(input: InputSpec): CatalogueModel['companion'] {
  if (input.kind === 'text' || !input.companion) return null
  const { accept, ...card } = input.companion
  return { ...card, supportedFiles: extensionsOf(accept) }
}

/**
 * A model's definition as clients read it. `off`: why an admin switched it off; `usual`: how long its runs take on this
 * installation.
 */
export function catalogueEntry(
  model: Model,
  off: string | null,
  usual: UsualTime | null,
  provider: CatalogueModel['provider'],
): CatalogueModel {
  const { input, work } = model
  const samples = (work?.samples ?? []).map((sample) => sampleCard(model, sample))
  return {
    id: model.id,
    version: model.version,
    title: model.title,
    name: model.name,
    description: model.description,
    footer: model.footer,
    icon: model.icon,
    supportedFiles: input.kind === 'text' ? ['text'] : extensionsOf(input.accept),
    companion: companionCard(input),
    sampleImages: samples.flatMap(({ src, label }) => (src === null ? [] : [{ src, label }])),
    samples,
    modelCapabilities: [...model.capabilities],
    disclaimer: model.disclaimer ?? null,
    // Pictures have an endpoint of their own.
    apiEndpoint: model.interaction === 'image' ? operations.generateImage.path : `/api/analyze/${model.slug}`,
    processingTime: model.processingTime,
    usualSeconds: usual?.median ?? null,
    maxFileSize: input.maxMegabytes,
    limits: [...(input.limits ?? [])],
    fileType: input.kind,
    refName: model.refName ?? null,
    url: model.url ?? null,
    domain: model.domain ?? null,
    options: [...(model.options ?? [])],
    interaction: model.interaction,
    resultRoute: model.resultRoute,
    samplesForVisitors: model.samplesForVisitors ?? true,
    available: work !== null && off === null,
    unavailable: work === null ? 'It has no measured engine yet.' : off,
    provider,
    figures: work?.evidence ? figuresInWords(work.figures ?? [], work.evidence) : [],
    evidence: work?.evidence ?? null,
  }
}
