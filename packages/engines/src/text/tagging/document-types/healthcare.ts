import { type DocumentTypeCues, wordings } from './document-type-cues.ts'

/** Documents of health care, by their wording. */
export const healthcareDocuments: DocumentTypeCues = {
  'research-abstract': {
    label: 'Research abstract',
    cues: [
      [wordings.study, 2],
      [wordings.trial, 1.5],
      [wordings.abstractHeadings, 1.5],
      [wordings.researchTerms, 1.2],
    ],
  },
  'discharge-summary': {
    label: 'Discharge summary',
    cues: [
      [wordings.dischargeSummary, 3],
      [wordings.hospitalStay, 1.8],
    ],
  },
  'visit-note': {
    label: 'Visit note',
    cues: [
      [wordings.visit, 2.4],
      [wordings.visitTerms, 1.6],
    ],
  },
  'lab-report': {
    label: 'Laboratory report',
    cues: [
      [wordings.labReport, 2.2],
      [wordings.labValues, 1.2],
    ],
  },
  'radiology-report': {
    label: 'Radiology report',
    cues: [
      [wordings.radiologyHeadings, 1.6],
      [wordings.imaging, 1.6],
    ],
  },
  prescription: {
    label: 'Prescription',
    cues: [
      [wordings.prescription, 2.2],
      [wordings.doseAndTimes, 1],
    ],
  },
  'referral-letter': {
    label: 'Referral letter',
    cues: [
      [wordings.referral, 2.2],
      [/^(?:dear|re:)/im, 1],
    ],
  },
  letter: {
    label: 'Letter',
    cues: [
      [/^(?:dear\b|to (?:the|all) \p{L}[\p{L}\d ]{3,40}$)/imu, 1.4],
      [wordings.letterClosing, 1.2],
    ],
  },
  'consent-form': {
    label: 'Consent form',
    cues: [[wordings.consent, 2.6]],
  },
  'medical-bill': {
    label: 'Medical bill',
    cues: [[wordings.medicalBill, 1.8]],
  },
}
