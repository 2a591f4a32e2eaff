import { readPatterns } from '../../text/read-patterns.ts'
import { readWords } from '../../text/read-words.ts'

/** Endings shared by the nonproprietary names of a class, with enough letters before them. */
const { medicineEnding } = readPatterns(new URL('./wordings/medicine-names.txt', import.meta.url), ['medicineEnding'])
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Generic and trade names in use, in lower case; names of several words joined with '_'. */
export const medicineNames = readWords(new URL('./wordings/names-of-medicines.txt', import.meta.url))

/** Classes of medicines, named instead of a specific one. */
export const medicineClasses = words(`
  statin statins nsaid nsaids antibiotic antibiotics antihistamine antihistamines steroid steroids corticosteroid corticosteroids antidepressant antidepressants diuretic diuretics beta_blocker beta-blocker
  ace_inhibitor immunosuppressant immunosuppressants anti-inflammatories anti-inflammatory inhaler inhalers laxative laxatives antacid antacids bronchodilator opioids narcotics blood_thinner blood_thinners
  oral_contraceptive oral_contraceptives birth_control muscle_relaxer muscle_relaxant chemotherapy antacid decongestant decongestants probiotic probiotics
`)

/** Words with such an ending that are not medicines. */
const notMedicines = words(
  'cholesterol person reason season unison prison poison grandson jason johnson anderson wilson watson jackson morrison robertson comparison nelson madison allison edison mason liaison venison garrison harrison peterson thompson',
)

/** In lower case. */
export const isMedicineName = (word: string): boolean =>
  medicineNames.has(word) || medicineClasses.has(word) || (medicineEnding.test(word) && !notMedicines.has(word))
