import type { Industry } from '@vitrine/contracts/catalogue/catalogue.ts'

type Subcategory = Omit<Industry['subcategories'][number], 'models'>
type IndustryFrame = Omit<Industry, 'subcategories'> & { subcategories: readonly Subcategory[] }

/** The catalogue's industries in order, without All Models. Each model's `places` say where it is shown. */
export const industries = [
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
      },
      {
        id: 'animal-health',
        name: 'Animal health',
        description: 'Screening of herds and samples.',
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
      },
      {
        id: 'livestock',
        name: 'Livestock',
        description: 'Screening of herds and samples.',
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
      },
      {
        id: 'supply-chain',
        name: 'Supply chain',
        description: 'Ship notices and supplier invoices.',
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
      },
      {
        id: 'customer-voice',
        name: 'Customer voice',
        description: 'What customers write and say.',
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
      },
      {
        id: 'insight',
        name: 'Insight',
        description: 'What is shown and said.',
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
      },
      { id: 'calls', name: 'Calls', description: 'What was said, written down.' },
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
      },
      {
        id: 'insight',
        name: 'Insight',
        description: 'Recordings and meetings understood.',
      },
    ],
  },
] as const satisfies readonly IndustryFrame[]

type Place<Frame extends IndustryFrame> = Frame extends IndustryFrame
  ? `${Frame['id']}/${Frame['subcategories'][number]['id']}`
  : never

/** An industry and one of its subcategories: 'finance/documents'. */
export type CataloguePlace = Place<(typeof industries)[number]>
