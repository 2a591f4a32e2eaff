import { readPatterns } from '../../text/read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/vital-kinds.txt', import.meta.url), [
  'BP',
  'SpO2',
  'HR',
  'RR',
  'glucose',
  'pain',
])

export const vitalNames = [
  'BP',
  'HR',
  'RR',
  'temperature',
  'SpO2',
  'weight',
  'height',
  'BMI',
  'glucose',
  'pain',
] as const
export type VitalName = (typeof vitalNames)[number]

export interface VitalKind {
  name: VitalName
  label: string
  /** Ways of naming it. `short` ones only count where vital signs are listed. */
  labels: RegExp
  short?: RegExp
  /** Range of the normalised value; anything outside is a misreading. */
  plausible: readonly [number, number]
}

export const vitalKinds: readonly VitalKind[] = [
  {
    name: 'BP',
    label: 'Blood pressure',
    labels: wordings.BP,
    plausible: [50, 290],
  },
  {
    name: 'SpO2',
    label: 'Oxygen saturation',
    labels: wordings.SpO2,
    short: /(?<![\p{L}\d])O2(?= (?:9\d|8\d|100)(?!\d))/giu,
    plausible: [40, 100],
  },
  {
    name: 'HR',
    label: 'Heart rate',
    labels: wordings.HR,
    short: /(?<![\p{L}\d])(?:P|FC)(?![\p{L}/]|\d\/)/gu,
    plausible: [20, 260],
  },
  {
    name: 'RR',
    label: 'Respiratory rate',
    labels: wordings.RR,
    short: /(?<![\p{L}\d])(?:R|FR)(?![\p{L}/]|\d\/)/gu,
    plausible: [4, 90],
  },
  {
    name: 'temperature',
    label: 'Temperature',
    labels:
      /(?<![\p{L}\d])(?:(?:body )?temperatures?|temp\.?|tmax|t-max|tympanic|a?febrile (?:at|to)|temperatur|température|temperatura|thermometer)(?![\p{L}])/giu,
    short: /(?<![\p{L}\d])T(?![\p{L}/]|\d(?!\d[.,\d])|1\d?\b)/gu,
    plausible: [30, 44],
  },
  {
    name: 'weight',
    label: 'Weight',
    labels:
      /(?<![\p{L}\d])(?:(?:body )?weight|[ip]?bw|wt\.?|weigh(?:s|ed|ing)(?: in)?(?: at)?|gewicht|poids|peso|kg(?=:))(?![\p{L}\d])/giu,
    plausible: [0.3, 400],
  },
  {
    name: 'height',
    label: 'Height',
    labels:
      /(?<![\p{L}\d])(?:(?:body )?height|ht\.?|stands|größe|groesse|(?<!tour de )taille|talla|altezza)(?![\p{L}\d])/giu,
    // A newborn's.
    short: /(?<=(?:^|[,;.(\t\n] ?|\band ))length(?=[:\s]{1,3}\d{2}(?:[.,]\d)? ?cm)/giu,
    plausible: [25, 260],
  },
  {
    name: 'BMI',
    label: 'Body mass index',
    labels: /(?<![\p{L}\d])(?:b\.?m\.?i\.?|body[ -]mass[ -]index)(?![\p{L}\d])/giu,
    plausible: [8, 90],
  },
  {
    name: 'glucose',
    label: 'Blood glucose',
    labels: wordings.glucose,
    plausible: [15, 1200],
  },
  {
    name: 'pain',
    label: 'Pain',
    labels: wordings.pain,
    plausible: [0, 10],
  },
]

// The cast: the list has a kind for each name.
export const kindNamed = (name: VitalName): VitalKind => vitalKinds.find((kind) => kind.name === name) as VitalKind
