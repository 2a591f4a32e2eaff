import type { VitalName } from '@vitrine/engines/clinical/vitals/vital-kinds.ts'

export type LabelledVital = readonly [name: VitalName, value: number | string]

const fahrenheit = (value: number): number => ((value - 32) * 5) / 9
const pounds = (value: number): number => value * 0.453_592
const feet = (whole: number, inches: number): number => (12 * whole + inches) * 2.54

/**
 * Readings of the visit itself in notes of ACI-Bench (valid and test1), read by hand; notes of those parts that are not
 * listed state none. Only the facts: no text of the notes. Ranges ('6 to 8 out of 10') and impossible values are no reading.
 */
export const labelledNotes: Record<string, readonly LabelledVital[]> = {
  D2N071: [['BP', '124/80']],
  D2N074: [['pain', 6]],
  D2N077: [
    ['pain', 9],
    ['BP', '140/70'],
    ['HR', 80],
    ['RR', 20],
    ['temperature', fahrenheit(97.2)],
  ],
  D2N080: [
    ['BP', '122/70'],
    ['HR', 72],
    ['RR', 16],
    ['temperature', fahrenheit(98.2)],
  ],
  D2N083: [['pain', 6]],
  D2N084: [['BP', '128/72']],
  D2N087: [
    ['BP', '122/70'],
    ['HR', 67],
    ['temperature', fahrenheit(98.4)],
  ],
  D2N090: [['glucose', 162]],
  D2N094: [['pain', 7]],
  D2N099: [['temperature', fahrenheit(100.3)]],
  D2N105: [['weight', pounds(120)]],
  D2N109: [['BP', '120/70']],
  D2N110: [
    ['BP', '110/65'],
    ['HR', 72],
    ['RR', 16],
    ['temperature', fahrenheit(98.1)],
  ],
  D2N111: [['BP', '180/80']],
  D2N115: [['pain', 7]],
  D2N116: [
    ['BP', '116/84'],
    ['HR', 62],
    ['RR', 16],
    ['temperature', fahrenheit(97.8)],
    ['SpO2', 99],
  ],
  D2N118: [['BP', '150/90']],
  D2N119: [
    ['BP', '128/82'],
    ['RR', 16],
    ['SpO2', 99],
  ],
  D2N121: [['BP', '120/77']],
  D2N122: [
    ['BP', '124/76'],
    ['HR', 70],
    ['RR', 16],
    ['SpO2', 98],
  ],
  D2N123: [['BP', '120/50']],
}

/** The same of passages of the MTS-Dialog training file, by row; empty: numbers that are no reading of the visit. */
export const labelledPassages: Record<string, readonly LabelledVital[]> = {
  22: [],
  119: [],
  128: [
    ['weight', pounds(183)],
    ['height', feet(5, 10)],
  ],
  141: [['pain', 5]],
  199: [['pain', 6]],
  427: [
    ['BP', '125/75'],
    ['weight', pounds(197)],
    ['height', feet(5, 4)],
  ],
  469: [],
  535: [['glucose', 155]],
  589: [],
  641: [],
  763: [],
  782: [['pain', 7]],
  839: [
    ['HR', 121],
    ['BP', '195/83'],
  ],
  1001: [['pain', 2]],
  1030: [],
  1035: [['temperature', fahrenheit(100.3)]],
  1044: [['pain', 6]],
  1096: [['pain', 6]],
  1157: [['weight', pounds(284)]],
  1187: [['glucose', 120]],
}
