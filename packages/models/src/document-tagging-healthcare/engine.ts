import { tagDocument } from '@vitrine/engines/prose/tag-document.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { HealthcareTags } from './schema.ts'

/** Tags a healthcare document. Throws `InputError` where the file cannot be read, is empty, or holds no text. */
export const tagHealthcareDocument: Engine<HealthcareTags> = (_input, context) => tagDocument(context, 'healthcare')
