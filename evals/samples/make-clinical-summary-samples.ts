import { writeFile } from 'node:fs/promises'
import { drawText } from '../clinical/draw-text.ts'

/**
 * Sets the samples of med-doc-summarization: `node evals/samples/make-clinical-summary-samples.ts`.
 * People, places and illnesses are invented. Needs a sans-serif and a serif font on the machine.
 */
const folder = new URL('../../packages/models/src/med-doc-summarization/samples/', import.meta.url)

const clinicNote = `NORTHGATE FAMILY PRACTICE
Patient: Ingrid Halvorsen\tDate of visit: 12 March 2024

CHIEF COMPLAINT

Cough and shortness of breath.

HISTORY OF PRESENT ILLNESS

Ms. Halvorsen is a 58-year-old female with a past medical history significant for asthma, hypertension, and type 2 diabetes who presents with nine days of a productive cough. She reports green sputum and chills since Saturday. She has used her albuterol inhaler five times a day with little relief. She denies chest pain, hemoptysis, and leg swelling. Her father died of lung cancer at 74. She stopped smoking in 2011.

MEDICATIONS

Metformin 1000 mg twice daily.
Lisinopril 10 mg daily.
Albuterol inhaler as needed.

ALLERGIES

Penicillin: rash.

VITALS

Blood pressure: 148/92 mmHg.
Heart rate: 96 bpm.
Temperature: 38.3 °C.
Oxygen saturation: 93% on room air.

PHYSICAL EXAM

Respiratory: Crackles at the right base, scattered wheezes on both sides.
Cardiovascular: Regular rate and rhythm, no murmurs.

RESULTS

Chest x-ray shows an infiltrate in the right lower lobe.
Hemoglobin A1c is 8.1%.

ASSESSMENT AND PLAN

1. Community-acquired pneumonia.
She has fever, crackles and an infiltrate on the chest x-ray. We will start doxycycline 100 mg twice daily for 7 days.

2. Asthma exacerbation.
The infection has set off her asthma. I prescribed prednisone 40 mg daily for 5 days and advised her to measure her peak flow every morning.

3. Type 2 diabetes, not at goal.
Her A1c has risen since the autumn and prednisone will raise her sugar further. She will continue metformin and check her glucose before breakfast.

4. Hypertension.
Her blood pressure was high today. We will increase lisinopril to 20 mg daily.

INSTRUCTIONS

Return in 48 hours if the fever has not gone. Follow up in 2 weeks with a repeat chest x-ray in 6 weeks.
`

const letter = `St. Brannock Hospital
Department of Cardiology

4 June 2024

Dr. M. Oyelaran
Harbour Street Surgery

Dear Dr. Oyelaran,

Thank you for referring Mr. Tobias Wren, a 71-year-old retired carpenter, whom I saw in clinic today with palpitations. He describes a fluttering in his chest three or four times a week since February, lasting up to an hour, with some lightheadedness but no syncope. He has a history of hypertension and gout and had a transient ischemic attack in 2019. He takes amlodipine 5 mg once a day, allopurinol 100 mg once a day and aspirin 81 mg. His brother has coronary artery disease.

On examination his pulse was irregular at 104 beats per minute and his blood pressure was 138/84. There was no murmur and no ankle swelling. The electrocardiogram showed atrial fibrillation, and the echocardiogram revealed a mildly enlarged left atrium with a normal ejection fraction of 60%.

In my opinion Mr. Wren has paroxysmal atrial fibrillation, and with his earlier transient ischemic attack his risk of stroke is high. I have started apixaban 5 mg twice a day and asked him to stop the aspirin. For rate control I have prescribed bisoprolol 2.5 mg once a day. I have ordered a 7-day monitor and thyroid function tests. We discussed cutting down on alcohol, which seems to bring the attacks on.

I will see him again in 3 months with the results. I would be grateful if you could check his kidney function in 4 weeks.

Yours sincerely,

Dr. Helen Achterberg
Consultant Cardiologist
`

const discharge = `WESTMERE GENERAL HOSPITAL
DISCHARGE SUMMARY

Patient: Lucien Abara\tAdmitted: 02/11/2024
Hospital number: WM-448120\tDischarged: 02/17/2024

ADMISSION DIAGNOSIS

Acute decompensated heart failure.

DISCHARGE DIAGNOSES

1. Acute on chronic systolic heart failure
2. Acute kidney injury, resolved
3. Iron deficiency anemia
4. Chronic obstructive pulmonary disease

REASON FOR ADMISSION

Mr. Abara is a 66-year-old male who presented to the emergency department with four days of worsening dyspnea, orthopnea and a weight gain of 6 kg after he had run out of furosemide.

PAST MEDICAL HISTORY

Ischemic cardiomyopathy, myocardial infarction in 2017, chronic obstructive pulmonary disease, hyperlipidemia.

HOSPITAL COURSE

He was treated with intravenous furosemide and lost 7.2 kg over five days. Creatinine rose from 1.2 to 1.9 mg/dL on the third day; lisinopril was held and kidney function returned to baseline. Hemoglobin was 9.4 g/dL with a ferritin of 11; colonoscopy was deferred to the outpatient clinic. There was no chest pain and troponin was not elevated. He did not need oxygen from the fourth day on.

RESULTS

Echocardiogram: ejection fraction 30%, moderate mitral regurgitation.
Chest x-ray: pulmonary congestion with small pleural effusions, clearer on 02/16.

DISCHARGE MEDICATIONS

Furosemide 40 mg twice daily
Carvedilol 6.25 mg twice daily
Sacubitril/valsartan 24/26 mg twice daily
Atorvastatin 80 mg at bedtime
Ferrous sulfate 325 mg every other day
Tiotropium inhaler once daily
STOP: lisinopril
\f
CONDITION AT DISCHARGE

Stable. Weight at discharge 81.4 kg.

INSTRUCTIONS

Weigh yourself every morning and call the heart failure clinic if you gain more than 1.5 kg in two days. Limit salt to 2 g a day.
Follow up with the heart failure clinic in 7 days and with gastroenterology in 4 weeks for a colonoscopy.
Repeat creatinine and potassium in one week.
`

const german = `Gemeinschaftspraxis am Lindenplatz

Befundbericht vom 18.04.2024

Sehr geehrte Frau Kollegin,

vielen Dank für die Überweisung von Herrn Matthias Brückner, geboren am 03.09.1961, der sich mit seit drei Wochen bestehenden Schmerzen im linken Knie vorstellte. Ein Unfall ist nicht erinnerlich. Bei der Untersuchung fand sich ein leichter Erguss, die Beweglichkeit war endgradig eingeschränkt.

Im Röntgenbild zeigte sich eine beginnende Gonarthrose. Wir haben Krankengymnastik verordnet und empfehlen eine Wiedervorstellung in sechs Wochen.

Mit freundlichen kollegialen Grüßen
`

await Promise.all([
  writeFile(new URL('clinic-note.pdf', folder), drawText(clinicNote, { stops: [260] })),
  writeFile(new URL('cardiology-letter.pdf', folder), drawText(letter, { size: 11, font: 'serif', margin: 70 })),
  writeFile(new URL('discharge-summary.pdf', folder), drawText(discharge, { stops: [260] })),
  writeFile(new URL('german-letter.pdf', folder), drawText(german, { size: 11, margin: 70 })),
])
