import { readPatterns } from '../../text/read-patterns.ts'
import { readWords } from '../../text/read-words.ts'

/** Endings shared by the nonproprietary names of a class, with enough letters before them. */
const { medicineEnding } = readPatterns(new URL('./wordings/medicine-names.txt', import.meta.url), ['medicineEnding'])

/** Generic and trade names in use, in lower case; names of several words joined with '_'. */
export const medicineNames = readWords(new URL('./wordings/names-of-medicines.txt', import.meta.url))

/** Classes of medicines, named instead of a specific one. */
export const medicineClasses = readWords(new URL('./wordings/medicine-classes.txt', import.meta.url))

/** Words with such an ending that are not medicines. */
const notMedicines = readWords(new URL('./wordings/not-medicines.txt', import.meta.url))

/** In lower case. */
export const isMedicineName = (word: string): boolean =>
  medicineNames.has(word) || medicineClasses.has(word) || (medicineEnding.test(word) && !notMedicines.has(word))
