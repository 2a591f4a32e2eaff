import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPicture, drawText } from '../clinical/draw-text.ts'

/**
 * Sets the samples of patient-name-extraction: `node evals/samples/make-patient-samples.ts`.
 * People and places are invented. Needs a sans-serif and a serif font on the machine.
 */
const folder = new URL('../../packages/models/src/patient-name-extraction/samples/', import.meta.url)

const referral = `Harbour Street Surgery
2 Harbour Street, Portmere

9 April 2024

Dr. Solveig Lindqvist
Consultant Neurologist
Portmere Infirmary

Dear Dr. Lindqvist,

Re: Mrs. Imogen Castellano, DOB 17/08/1969, NHS No: 485 777 3456

I would be grateful for your opinion on this 54-year-old woman, who has had four episodes of numbness in her left arm since January. Her husband Matteo saw the last of them and says that her speech was slurred for some minutes. Mrs. Castellano has hypertension, for which Dr. Adeyemi started ramipril last year. Her brother Giles had a stroke at 50.

With kind regards,

Dr. Rhys Morgan
`

const form = `ST. ALBANUS HOSPITAL
ADMISSION FORM

Patient name:\tNAKAMURA, KENJI R.
Date of birth:\t11/23/1957
Age:\t66 years
Sex:\tM
MRN:\tSA-2208417

Admitting physician:\tDr. Paula Ferreira
Emergency contact:\tHana Nakamura (daughter)
Phone:\t555-0144

Reason for admission:\tElective knee replacement
`

const note = `CHIEF COMPLAINT

Sore throat.

HISTORY OF PRESENT ILLNESS

Delphine Okonkwo is a pleasant 7-year-old girl who presents with a sore throat and fever for two days. Her mother, Chidinma, reports that a classmate had scarlet fever. Dr. Hale at the walk-in clinic saw her yesterday. Delphine has had no rash and no vomiting.

ASSESSMENT

Streptococcal pharyngitis.

PLAN

Amoxicillin twice daily for 10 days. Her mother will call if the fever lasts beyond Thursday.
`

const unnamed = `FOLLOW-UP NOTE

The patient is a 63-year-old male who returns after his hip replacement. He walks with one stick and is pleased. His wife Margit drives him to physical therapy twice a week. Dr. Petrov has removed the sutures.

PLAN

Continue physical therapy. Return in three months.

Dictated by: Leonard Voss, MD
`

const scan = await sharp(drawPicture(form, { size: 12, stops: [180], ink: '#333' }))
  .extract({ left: 0, top: 0, width: 1190, height: 720 })
  .rotate(0.8, { background: '#efece4' })
  .blur(0.5)
  .jpeg({ quality: 62 })
  .toBuffer()

await Promise.all([
  writeFile(new URL('referral-letter.pdf', folder), drawText(referral, { size: 11, font: 'serif', margin: 70 })),
  writeFile(new URL('registration-form.jpg', folder), scan),
  writeFile(new URL('clinic-note.pdf', folder), drawText(note)),
  writeFile(new URL('unnamed-note.pdf', folder), drawText(unnamed, { size: 11 })),
])
