import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import type { LabelledVital } from './labelled-vitals.ts'

/** A note with readings written into it, and what they are. */
export interface InjectedNote {
  text: string
  gold: LabelledVital[]
}

function drawValues(random: () => number) {
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1))
  const fahrenheit = between(970, 1030) / 10
  return {
    systolic: between(95, 185),
    diastolic: between(55, 94),
    pulse: between(48, 128),
    breaths: between(10, 28),
    fahrenheit,
    celsius: Number((((fahrenheit - 32) * 5) / 9).toFixed(1)),
    saturation: between(88, 100),
    pounds: between(101, 289),
    feet: between(4, 6),
    inches: between(0, 11),
    bmi: between(180, 390) / 10,
    glucose: between(66, 260),
    pain: between(0, 10),
    earlier: `${between(140, 190)}/${between(70, 99)}`,
  }
}

type Values = ReturnType<typeof drawValues>

const all = (v: Values): LabelledVital[] => [
  ['BP', `${v.systolic}/${v.diastolic}`],
  ['HR', v.pulse],
  ['RR', v.breaths],
  ['temperature', ((v.fahrenheit - 32) * 5) / 9],
  ['SpO2', v.saturation],
  ['weight', v.pounds * 0.453_592],
  ['height', (12 * v.feet + v.inches) * 2.54],
  ['BMI', v.bmi],
  ['glucose', v.glucose],
  ['pain', v.pain],
]
const only = (v: Values, names: readonly string[]): LabelledVital[] => all(v).filter(([name]) => names.includes(name))

/** Ways in which notes of several houses write vital signs, with decoys: earlier readings, goals, doses, ages. */
const wordings: readonly ((v: Values) => InjectedNote)[] = [
  (v) => ({
    text: `VITAL SIGNS\n\nBP: ${v.systolic}/${v.diastolic} mmHg\nPulse: ${v.pulse} bpm\nResp: ${v.breaths}\nTemp: ${v.fahrenheit} °F\nSpO2: ${v.saturation}%\nWeight: ${v.pounds} lbs\nHeight: ${v.feet}'${v.inches}"\nBMI: ${v.bmi}\nGlucose: ${v.glucose} mg/dL\nPain: ${v.pain}/10`,
    gold: all(v),
  }),
  (v) => ({
    text: `VITALS: T ${v.celsius} C, P ${v.pulse}, R ${v.breaths}, BP ${v.systolic}/${v.diastolic}, O2 sat ${v.saturation}% on room air.`,
    gold: only(v, ['BP', 'HR', 'RR', 'temperature', 'SpO2']),
  }),
  (v) => ({
    text: `On arrival the blood pressure was ${v.systolic} over ${v.diastolic}, with a heart rate of ${v.pulse} beats per minute and a respiratory rate of ${v.breaths}. At the last visit the blood pressure had been ${v.earlier}. Our goal is a pressure below 130/80.`,
    gold: only(v, ['BP', 'HR', 'RR']),
  }),
  (v) => ({
    text: `Today the patient weighs ${v.pounds} pounds and is ${v.feet} feet ${v.inches} inches tall, with a body mass index of ${v.bmi}. The patient has lost 6 pounds in three months.`,
    gold: only(v, ['weight', 'height', 'BMI']),
  }),
  (v) => ({
    text: `Fingerstick glucose in the office was ${v.glucose} mg/dL. Aspirin 81 mg was given at the age of 62. Pain is rated ${v.pain} out of 10.`,
    gold: only(v, ['glucose', 'pain']),
  }),
  (v) => ({
    text: `VITALS\n\nBlood Pressure ${v.systolic}/${v.diastolic} | Heart Rate ${v.pulse} | Temperature ${v.fahrenheit}F | Respirations ${v.breaths} | Oxygen Saturation ${v.saturation} % | Wt ${v.pounds} lb`,
    gold: only(v, ['BP', 'HR', 'RR', 'temperature', 'SpO2', 'weight']),
  }),
  (v) => ({
    text: `Vitals reviewed: afebrile at ${v.fahrenheit} degrees Fahrenheit, pulse ${v.pulse} and regular, saturating ${v.saturation}% on room air, BP ${v.systolic}/${v.diastolic} (was ${v.earlier} last month).`,
    gold: only(v, ['temperature', 'HR', 'SpO2', 'BP']),
  }),
  (v) => ({
    text: `VITAL SIGNS\n\nTime\tBP\tHR\tRR\tTemp (F)\tSpO2\n09:20\t${v.systolic}/${v.diastolic}\t${v.pulse}\t${v.breaths}\t${v.fahrenheit}\t${v.saturation}%`,
    gold: only(v, ['BP', 'HR', 'RR', 'temperature', 'SpO2']),
  }),
]

/** Writes readings into a note that states none: in place of its vitals' heading or before its examination. */
export function injectVitals(note: string, seed: number): InjectedNote {
  const { text, gold } = (wordings[seed % wordings.length] as (v: Values) => InjectedNote)(
    drawValues(seededRandom(seed)),
  )
  const at = note.search(/\n(?:PHYSICAL EXAM|EXAM|RESULTS|ASSESSMENT|IMPRESSION)/)
  const place = at < 0 ? note.length : at
  return { text: `${note.slice(0, place)}\n\n${text}\n\n${note.slice(place)}`, gold }
}
