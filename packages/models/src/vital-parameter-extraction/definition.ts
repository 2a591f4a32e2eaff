import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const vitalParameterExtraction = defineUpcomingModel({
  id: 'vital-parameter-extraction',
  version: 1,
  title: 'Vital parameter extraction',
  name: 'Vital parameters',
  description:
    'Finds blood pressure, pulse, temperature, oxygen and further vital signs in a clinical document, with unit, time and normal range.',
  footer: 'Clinical PDF in · vital signs out',
  icon: 'heart-pulse',
  capabilities: [
    'Blood pressure, heart and breathing rate, temperature, SpO₂',
    'Weight, height, BMI, glucose and pain',
    'Units normalised, values outside the normal range flagged',
    'Ages, doses and earlier readings told apart',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: null,
  input: { kind: 'file', accept: ['pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'vital-parameter-extraction',
  aliases: [{ name: 'MedDocExtraction/extractPatientDetails' }],
  interaction: 'form',
  resultRoute: 'file',
})
