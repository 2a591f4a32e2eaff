import { readPatterns } from '../../text/read-patterns.ts'

/** Behind a reading: that it was taken under strain, 'after the stairs', and is no news of the sign at rest. */
export const { underStrain } = readPatterns(new URL('./wordings/under-strain.txt', import.meta.url), ['underStrain'])
