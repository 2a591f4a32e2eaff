import { tagDocument } from '@vitrine/engines/prose/tag-document.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { InsuranceTags } from './schema.ts'

/** Tags a insurance document. Throws `InputError` where the file cannot be read, is empty, or holds no text. */
export const tagInsuranceDocument: Engine<InsuranceTags> = (_input, context) => tagDocument(context, 'insurance')
