import { tagDocument } from '@vitrine/engines/prose/tag-document.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'

/** Tags a healthcare document. Throws `InputError` where the file cannot be read, is empty, or holds no text. */
export const tagHealthcareDocument: Engine<Tags> = (_input, context) => tagDocument(context, 'healthcare')
