import type { Industry, InputKind } from '@vitrine/contracts/catalogue/catalogue.ts'
import { type CataloguePlace, industries as frames } from '@vitrine/model-kit/industries.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import { models } from './registry.ts'

const idsOf = (shown: (model: Model) => boolean): string[] => models.filter(shown).map(({ id }) => id)
const ofKind = (kind: InputKind): string[] => idsOf(({ input }) => input.kind === kind)
const ofPlace = (place: CataloguePlace): string[] => idsOf(({ places }) => places.includes(place))

/** The catalogue's tabs, in order, with their models in the registry's. The first one is the default. */
export const industries: readonly Industry[] = [
  {
    id: 'general',
    name: 'All Models',
    icon: 'layout-grid',
    description: 'Every model, by the kind of input it takes.',
    subcategories: [
      {
        id: 'all',
        name: 'All',
        description: 'Every model, whatever kind of input it takes.',
        models: models.map(({ id }) => id),
      },
      { id: 'file', name: 'File', description: 'Documents, tables and spreadsheets.', models: ofKind('file') },
      { id: 'image', name: 'Image', description: 'Photos, drawings and microscope pictures.', models: ofKind('image') },
      { id: 'audio', name: 'Audio', description: 'Recordings, calls and dictation.', models: ofKind('audio') },
      { id: 'video', name: 'Video', description: 'Short clips.', models: ofKind('video') },
      { id: 'text', name: 'Text', description: 'Typed or pasted text.', models: ofKind('text') },
    ],
  },
  ...frames.map(
    (industry): Industry => ({
      ...industry,
      subcategories: industry.subcategories.map((subcategory) => ({
        ...subcategory,
        // The cast: TypeScript loses that the two IDs belong to the same frame.
        models: ofPlace(`${industry.id}/${subcategory.id}` as CataloguePlace),
      })),
    }),
  ),
]
