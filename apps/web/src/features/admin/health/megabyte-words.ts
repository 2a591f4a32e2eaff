import { plainNumber } from '@vitrine/ui/format/plain-number.ts'

const perGigabyte = 1024

/** '640 MB', '12.5 GB'; a dash if unknown. */
export function megabyteWords(megabytes: number | null) {
  if (megabytes === null) return '–'
  return megabytes < perGigabyte ? `${plainNumber(megabytes)} MB` : `${plainNumber(megabytes / perGigabyte)} GB`
}
