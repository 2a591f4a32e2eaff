import { tagDocument } from '@vitrine/engines/prose/tag-document.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import type { FinanceTags } from './schema.ts'

/** Tags a finance document. Throws `InputError` where the file cannot be read, is empty, or holds no text. */
export const tagFinanceDocument: Engine<FinanceTags> = (_input, context) => tagDocument(context, 'finance')
