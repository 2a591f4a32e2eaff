import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** A field of what was computed or asked for: it has no confidence and no place in the input. */
export const plainField = (name: string, label: string, value: string | null): BlockOf<'fields'>['items'][number] => ({
  name,
  label,
  value,
  confidence: null,
  place: null,
})
