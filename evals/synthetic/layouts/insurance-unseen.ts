import type { InsuranceBill } from '../insurance-bill.ts'
import type { Layout } from '../layout.ts'
import { agency } from './insurance/agency.ts'
import { band } from './insurance/band.ts'
import { letter } from './insurance/letter.ts'
import { panel } from './insurance/panel.ts'

/** Not looked at while the extractor was written: only their scores are. */
export const insuranceUnseen: readonly Layout<InsuranceBill>[] = [panel, agency, band, letter]
