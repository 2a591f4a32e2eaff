import type { Industry, InputKind } from '@vitrine/contracts/catalogue.ts'
import { models } from './registry.ts'

const ofKind = (kind: InputKind) => models.filter((model) => model.input.kind === kind).map((model) => model.id)

/** The catalogue's tabs, in order. The first one is the default. */
export const industries: readonly Industry[] = [
  {
    id: 'general',
    name: 'All Models',
    icon: 'layout-grid',
    description: 'Every model, by the kind of input it takes.',
    subcategories: [
      { id: 'file', name: 'File', description: 'Documents, tables and spreadsheets.', models: ofKind('file') },
      { id: 'image', name: 'Image', description: 'Photos, drawings and microscope pictures.', models: ofKind('image') },
      { id: 'audio', name: 'Audio', description: 'Recordings, calls and dictation.', models: ofKind('audio') },
      { id: 'video', name: 'Video', description: 'Short clips.', models: ofKind('video') },
      { id: 'text', name: 'Text', description: 'Typed or pasted text.', models: ofKind('text') },
    ],
  },
  {
    id: 'healthcare',
    name: 'Healthcare',
    icon: 'heart-pulse',
    description: 'Reading clinical documents, sounds and pictures, for people and for animals.',
    subcategories: [
      {
        id: 'human-health',
        name: 'Human health',
        description: 'Notes, bills, dictation and screening for clinics and practices.',
        models: [
          'snore-detection',
          'calorie-nutrition',
          'parasitesclassification',
          'vital-parameter-extraction',
          'patient-name-extraction',
          'med-doc-summarization',
          'medAudioSummarize',
          'medical-invoices',
          'document-tagging-healthcare',
        ],
      },
      {
        id: 'animal-health',
        name: 'Animal health',
        description: 'Screening of herds and samples.',
        models: ['cattle-health', 'parasitesclassification'],
      },
    ],
  },
  {
    id: 'agriculture',
    name: 'Agriculture',
    icon: 'sprout',
    description: 'Crops and livestock from a photo.',
    subcategories: [
      {
        id: 'crops',
        name: 'Crops',
        description: 'What grows on the field, and what ails it.',
        models: ['plantdisease', 'cropsclassification'],
      },
      {
        id: 'livestock',
        name: 'Livestock',
        description: 'Screening of herds and samples.',
        models: ['cattle-health', 'parasitesclassification'],
      },
    ],
  },
  {
    id: 'logistics',
    name: 'Logistics',
    icon: 'truck',
    description: 'Shipping papers turned into data.',
    subcategories: [
      {
        id: 'documents',
        name: 'Documents',
        description: 'Bills of lading, ship notices and invoices.',
        models: ['bill-of-lading', 'edi-856-asn', 'invoices-extraction'],
      },
    ],
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    icon: 'factory',
    description: 'Engineering drawings and the supply chain.',
    subcategories: [
      {
        id: 'drawings',
        name: 'Drawings',
        description: 'Symbols, pipes and tags counted.',
        models: ['isometrics', 'pipes'],
      },
      {
        id: 'supply-chain',
        name: 'Supply chain',
        description: 'Ship notices and supplier invoices.',
        models: ['edi-856-asn', 'invoices-extraction'],
      },
    ],
  },
  {
    id: 'retail',
    name: 'Retail',
    icon: 'shopping-bag',
    description: 'Planning stock and hearing customers.',
    subcategories: [
      {
        id: 'planning',
        name: 'Planning',
        description: 'What will sell, and how much to keep.',
        models: ['retail-demand-planning'],
      },
      {
        id: 'customer-voice',
        name: 'Customer voice',
        description: 'What customers write and say.',
        models: ['retail-sentiment-analysis', 'audioSentiment'],
      },
    ],
  },
  {
    id: 'finance',
    name: 'Finance',
    icon: 'landmark',
    description: 'Invoices, requests and reports.',
    subcategories: [
      {
        id: 'documents',
        name: 'Documents',
        description: 'Read, tagged and asked.',
        models: ['invoices-extraction', 'document-tagging-finance', 'pdfqa'],
      },
    ],
  },
  {
    id: 'social-media',
    name: 'Social Media',
    icon: 'messages-square',
    description: 'Keeping communities safe, and learning from them.',
    subcategories: [
      {
        id: 'moderation',
        name: 'Moderation',
        description: 'What needs a second look.',
        models: ['text-moderation', 'videoModeration'],
      },
      {
        id: 'insight',
        name: 'Insight',
        description: 'What is shown and said.',
        models: ['video-qa', 'retail-sentiment-analysis'],
      },
    ],
  },
  {
    id: 'insurance',
    name: 'Insurance',
    icon: 'umbrella',
    description: 'Invoices, letters and calls.',
    subcategories: [
      {
        id: 'documents',
        name: 'Documents',
        description: 'Invoices read and letters tagged.',
        models: ['insurance-invoices', 'document-tagging-insurance'],
      },
      { id: 'calls', name: 'Calls', description: 'What was said, written down.', models: ['audioTranscription'] },
    ],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    icon: 'megaphone',
    description: 'Content made and recordings understood.',
    subcategories: [
      {
        id: 'content',
        name: 'Content',
        description: 'Pictures and pages from a topic.',
        models: ['image-gen', 'explore-topic'],
      },
      {
        id: 'insight',
        name: 'Insight',
        description: 'Recordings and meetings understood.',
        models: ['audio-question-answering', 'meeting-minutes'],
      },
    ],
  },
]
