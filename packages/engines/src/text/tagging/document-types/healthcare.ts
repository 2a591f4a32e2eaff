import { type DocumentTypeCues, wordings } from './document-type-cues.ts'

/** Documents of health care, by their wording. */
export const healthcareDocuments: DocumentTypeCues = {
  'research-abstract': {
    label: 'Research abstract',
    cues: [
      [wordings.study, 2],
      [wordings.trial, 1.5],
      [/\b(?:abstract|background|objective|methods?|results?|conclusions?):/i, 1.5],
      [/\b(?:in vitro|in vivo|rats|mice|cell lines?|expression of|case report|the literature)\b/i, 1.2],
    ],
  },
  'discharge-summary': {
    label: 'Discharge summary',
    cues: [
      [/\bdischarge (?:summary|diagnos[ie]s|instructions|medications|date)\b/i, 3],
      [
        /\b(?:hospital course|admission date|date of admission|admitted (?:to|on|with)|discharged (?:home|to|on))\b/i,
        1.8,
      ],
    ],
  },
  'visit-note': {
    label: 'Visit note',
    cues: [
      [wordings.visit, 2.4],
      [
        /\b(?:presents (?:with|today|for)|follow[- ]up visit|the patient (?:reports|denies|states)|vital signs|past medical history)\b/i,
        1.6,
      ],
    ],
  },
  'lab-report': {
    label: 'Laboratory report',
    cues: [
      [/\b(?:reference range|laboratory report|specimen|collected|lab results?|units?\b.*\bflag)\b/i, 2.2],
      [/\b(?:h[ae]moglobin|creatinine|glucose|cholesterol|platelets|WBC|TSH|mg\/dL|mmol\/L|10\^?\d\/[uµ]L)\b/i, 1.2],
    ],
  },
  'radiology-report': {
    label: 'Radiology report',
    cues: [
      [/\b(?:impression:|findings:|technique:|radiolog(?:y|ist)|comparison:|contrast)\b/i, 1.6],
      [/\b(?:CT|MRI|X-?ray|ultrasound|radiograph|mammogram) (?:of|scan|examination|report)\b/i, 1.6],
    ],
  },
  prescription: {
    label: 'Prescription',
    cues: [
      [/\b(?:prescription|Rx:?|refills?|dispense|sig:)\b/i, 2.2],
      [/\b\d+ ?mg\b.*\b(?:daily|twice|tablets?|by mouth|bid|tid|qd)\b/i, 1],
    ],
  },
  'referral-letter': {
    label: 'Referral letter',
    cues: [
      [
        /\b(?:thank you for (?:seeing|referring)|I am (?:referring|writing to refer)|referral|refer(?:red)? (?:this|to))\b/i,
        2.2,
      ],
      [/^(?:dear|re:)/im, 1],
    ],
  },
  'consent-form': {
    label: 'Consent form',
    cues: [
      [
        /\b(?:informed consent|I (?:hereby )?(?:consent|authori[sz]e)|signature of (?:patient|guardian)|risks and benefits)\b/i,
        2.6,
      ],
    ],
  },
  'medical-bill': {
    label: 'Medical bill',
    cues: [[/\b(?:statement of account|amount due|balance due|patient responsibility|billing|CPT|invoice)\b/i, 1.8]],
  },
}
