import type { Catalogue, CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { catalogue } from './catalogue.ts'

const [someModel] = catalogue.models
if (!someModel) throw new Error('The test catalogue is empty.')

const common = { ...someModel, samples: [], options: [], maxFileSize: 2 }

const topicModel: CatalogueModel = {
  ...common,
  id: 'explore-topic',
  title: 'Topic exploration',
  refName: 'explore-topic',
  url: '/explore-topic/explore-topic',
  interaction: 'topic',
  resultRoute: '',
}

const pictureModel: CatalogueModel = {
  ...topicModel,
  id: 'image-gen',
  title: 'Image generation',
  samples: ['Futuristic City', 'Fantasy Dragon', 'Space Exploration', 'Underwater World', 'A fifth one'].map(
    (label) => ({
      id: label,
      label,
      description: '',
      source: 'Written for this test',
      src: null,
      mediaType: null,
      text: `The topic of ${label}`,
      options: { instructions: `How ${label} should look` },
    }),
  ),
  refName: 'image-gen',
  url: '/image-gen/image-gen',
  interaction: 'image',
  options: [
    {
      kind: 'text',
      name: 'instructions',
      label: 'Instructions',
      help: 'Mood.',
      default: '',
      maxLength: 1000,
      required: true,
      multiline: true,
    },
    { kind: 'integer', name: 'seed', label: 'Seed', help: 'Another one.', default: 0, min: 0, max: 9 },
  ],
}

const chatModel: CatalogueModel = {
  ...common,
  id: 'pdfqa',
  title: 'PDF questions',
  fileType: 'file',
  supportedFiles: ['pdf'],
  apiEndpoint: '/api/analyze/pdf-question-answering',
  interaction: 'chat',
  resultRoute: 'pdfqa',
}

/** Models with other interactions than a form. */
export const generatingCatalogue: Catalogue = { ...catalogue, models: [topicModel, pictureModel, chatModel] }
