import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const patientNameExtraction = defineUpcomingModel({
  id: 'patient-name-extraction',
  version: 1,
  title: 'Patient name extraction',
  name: 'Patient name',
  description:
    'Finds the patient, and not the doctor, in a clinical note: name, age, sex and id, with the sentence that says so.',
  footer: 'Clinical document in · patient out',
  icon: 'user-search',
  capabilities: [
    'Tells the patient from doctors and relatives',
    'Age, sex and record number',
    'Shows the sentence it was read from',
    'Says so when the note names nobody',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: null,
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'patient-name-extraction',
  aliases: [{ name: 'patient-name-extract-text' }],
  interaction: 'form',
  resultRoute: 'file',
})
