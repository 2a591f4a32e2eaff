import type { Layout } from '../layout.ts'
import type { MedicalBill } from '../medical-bill.ts'
import { claimForm } from './medical/claim-form.ts'
import { explanation } from './medical/explanation.ts'
import { itemized } from './medical/itemized.ts'
import { statement } from './medical/statement.ts'

/** Looked at while the extractor was written. */
export const medicalTuning: readonly Layout<MedicalBill>[] = [claimForm, statement, explanation, itemized]
