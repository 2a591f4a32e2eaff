import type { KnownAnswer } from '../../forms/roles/signs/known-answers.ts'
import type { PlacedVital } from '../vitals/placed-vital.ts'
import type { VitalName } from '../vitals/vital-kinds.ts'

export const roleOfVital: Record<VitalName, string> = {
  BP: 'bp',
  HR: 'hr',
  RR: 'rr',
  temperature: 'temp',
  SpO2: 'spo2',
  weight: 'weight',
  height: 'height',
  BMI: 'bmi',
  glucose: 'glucose',
  pain: 'pain',
}

/** The role of a reading that is not of this visit. */
export const ofAnotherTime = (role: string): string => `${role}.other`

/** What the rules found, by role. */
export const knownOfVitals = (found: readonly PlacedVital[]): KnownAnswer[] =>
  found.map(({ name, standing, page, box, confidence }) => {
    const role = roleOfVital[name]
    return { role: standing === 'current' ? role : ofAnotherTime(role), page, box, confidence }
  })
