import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'

const shares = /accuracy|f1|precision|recall|auroc|auprc|auc|coverage|exact/i

const inPercent = /smape/i

/** Never rounded up to a certainty that was not measured. */
const sharePercent = (share: number) => (share < 1 ? Math.min(99.9, share * 100) : 100).toFixed(1)

/** A measured value as a reader expects it: shares in percent, the rest as it is, none more exact than it can be. */
export function measuredValue({ metric, value }: Pick<Measurement, 'metric' | 'value'>) {
  if (inPercent.test(metric)) return `${value.toFixed(1)}\u00a0%`
  if (shares.test(metric) && value <= 1) return `${sharePercent(value)}\u00a0%`
  return String(Number(value.toFixed(value >= 10 ? 1 : 3)))
}
