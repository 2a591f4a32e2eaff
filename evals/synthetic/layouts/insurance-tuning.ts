import type { InsuranceBill } from '../insurance-bill.ts'
import type { Layout } from '../layout.ts'
import { cells } from './insurance/cells.ts'
import { claimInvoice } from './insurance/claim-invoice.ts'
import { columns } from './insurance/columns.ts'
import { premiumNotice } from './insurance/premium-notice.ts'

/** Looked at while the extractor was written. */
export const insuranceTuning: readonly Layout<InsuranceBill>[] = [premiumNotice, cells, claimInvoice, columns]
