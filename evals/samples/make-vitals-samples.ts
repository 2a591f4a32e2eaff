import { writeFile } from 'node:fs/promises'
import { drawText } from '../clinical/draw-text.ts'

/**
 * Sets the samples of vital-parameter-extraction: `node evals/samples/make-vitals-samples.ts`.
 * People and values are invented. Needs a sans-serif and a serif font on the machine.
 */
const folder = new URL('../../packages/models/src/vital-parameter-extraction/samples/', import.meta.url)

const note = `CHIEF COMPLAINT

Headache.

HISTORY OF PRESENT ILLNESS

Rosalind Achebe is a 47-year-old female who presents with a headache for 6 days. She rates her pain as 6 out of 10. At her last visit her blood pressure was 128/82. She takes amlodipine 5 mg daily and has lost 4 pounds since spring.

VITALS

Blood pressure: 152/96 mmHg
Pulse: 88 bpm
Respiratory rate: 16
Temperature: 98.4 °F
SpO2: 98% on room air
Weight: 171 lbs
Height: 5'6"
BMI: 27.6

ASSESSMENT AND PLAN

1. Hypertension.
Not controlled. Increase amlodipine to 10 mg daily. Our goal is a blood pressure below 130/80.
`

const chart = `WILLOWBROOK HOSPITAL
OBSERVATION CHART
Patient: Anselm Vik\t\tAge: 68\tDate: 03/14/2024

Time\tBP (mmHg)\tHR\tRR\tTemp (°C)\tSpO2 (%)
06:00\t132/78\t84\t16\t36.9\t96
10:00\t128/74\t92\t18\t37.8\t95
14:00\t118/70\t104\t22\t38.6\t93
18:00\t124/72\t96\t20\t38.1\t95

Paracetamol 1000 mg given at 14:20. Oxygen 2 L by nasal cannula from 14:30.
`

const letter = `Medway Street Practice

21 May 2024

Dear Dr. Fontaine,

Thank you for seeing Mr. Caspian Holloway, aged 59, whose diabetes has been hard to control. Today he weighs 94.5 kg and is 178 cm tall, which gives a BMI of 29.8. His blood pressure was 138/88 in the right arm, down from 146/92 at the last visit, and his pulse was 76 and regular. A fingerstick glucose two hours after lunch read 12.4 mmol/L; at home his sugars have been running between 9 and 11. He was afebrile at 36.7 °C and saturating 97% on air.

He takes metformin 1000 mg twice a day. I have asked him to aim for a weight of 88 kg by the autumn.

Yours sincerely,

Dr. Ottoline Graves
`

const advice = `HEART HEALTH: WHAT TO AIM FOR

Keep your blood pressure below 130/80. Call us if it is over 180/110 twice in a row.
A resting pulse between 60 and 100 is usual for adults.
Losing 5 kg can lower your blood pressure by as much as one tablet does.
Walk for 30 minutes on 5 days a week, and eat less than 6 g of salt a day.
`

await Promise.all([
  writeFile(new URL('clinic-note.pdf', folder), drawText(note)),
  writeFile(new URL('observation-chart.pdf', folder), drawText(chart, { stops: [85, 175, 235, 295, 385] })),
  writeFile(new URL('clinic-letter.pdf', folder), drawText(letter, { size: 11, font: 'serif', margin: 70 })),
  writeFile(new URL('dietary-advice.pdf', folder), drawText(advice, { size: 12, margin: 70 })),
])
