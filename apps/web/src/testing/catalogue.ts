import type { Catalogue, CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'

const textModel: CatalogueModel = {
  id: 'review-reader',
  version: 1,
  title: 'Review reader',
  name: 'Reviews',
  description: 'Reads a review and says how the customer feels.',
  footer: 'Review in · feeling out',
  icon: 'smile',
  supportedFiles: [],
  sampleImages: [],
  samples: [
    {
      id: 'happy',
      label: 'A happy customer',
      description: 'Praise.',
      source: 'Written for this test',
      src: null,
      mediaType: null,
      text: 'I love it.',
      options: {},
    },
  ],
  modelCapabilities: ['Score and label'],
  disclaimer: null,
  apiEndpoint: '/api/analyze/review-reader',
  usualSeconds: null,
  provider: 'none',
  processingTime: '5-10s',
  maxFileSize: 1,
  limits: [],
  fileType: 'text',
  refName: null,
  url: null,
  domain: null,
  options: [],
  interaction: 'form',
  resultRoute: 'sentimental',
  samplesForVisitors: true,
  companion: null,
  available: true,
  unavailable: null,
  figures: [],
  evidence: null,
}

const fileModel: CatalogueModel = {
  ...textModel,
  id: 'invoice-reader',
  title: 'Invoice reader',
  name: 'Invoices',
  description: 'Reads the fields of an invoice.',
  footer: 'Invoice in · fields out',
  supportedFiles: ['pdf', 'png'],
  samples: [],
  apiEndpoint: '/api/analyze/invoice-reader',
  maxFileSize: 5,
  fileType: 'file',
  resultRoute: 'file',
}

export const catalogue: Catalogue = {
  models: [textModel, fileModel],
  industries: [
    {
      id: 'general',
      name: 'All Models',
      icon: 'layout-grid',
      description: 'All.',
      subcategories: [
        { id: 'text', name: 'Text', description: 'Typed text.', models: ['review-reader'] },
        { id: 'file', name: 'File', description: 'Documents.', models: ['invoice-reader'] },
      ],
    },
    {
      id: 'finance',
      name: 'Finance',
      icon: 'landmark',
      description: 'Money.',
      subcategories: [
        { id: 'documents', name: 'Documents', description: 'Papers of finance.', models: ['invoice-reader'] },
      ],
    },
  ],
}
