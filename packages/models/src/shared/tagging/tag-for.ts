import { tagDocument } from '@vitrine/engines/prose/tag-document.ts'
import type { Tags } from '@vitrine/engines/text/tagging/tags-schema.ts'
import type { TaggingDomain } from '@vitrine/engines/text/tagging/topics.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'

/**
 * The engine for documents of one domain. Throws `InputError` if the file cannot be read, is empty, or contains no
 * text.
 */
export const tagFor =
  (domain: TaggingDomain): Engine<Tags> =>
  (_input, context) =>
    tagDocument(context, domain)
