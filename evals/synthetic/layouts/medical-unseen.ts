import type { Layout } from '../layout.ts'
import type { MedicalBill } from '../medical-bill.ts'
import { benefitSummary } from './medical/benefit-summary.ts'
import { superbill } from './medical/superbill.ts'
import { tearOff } from './medical/tear-off.ts'
import { uniformBill } from './medical/uniform-bill.ts'

/** Not looked at while the extractor was written: only their scores are. */
export const medicalUnseen: readonly Layout<MedicalBill>[] = [uniformBill, superbill, tearOff, benefitSummary]
