import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'

const shares = /accuracy|f1|precision|recall|auroc|auprc|auc|coverage|exact/i

const inPercent = /smape/i

/** Never rounded up to 100 %. */
const sharePercent = (share: number) => (share < 1 ? Math.min(99.9, share * 100) : 100).toFixed(1)

/** A measured value as shown: shares in percent, other values unchanged, none with more digits than justified. */
export function measuredValue({ metric, value }: Pick<Measurement, 'metric' | 'value'>) {
  if (inPercent.test(metric)) return `${value.toFixed(1)}\u00a0%`
  if (shares.test(metric) && value <= 1) return `${sharePercent(value)}\u00a0%`
  return String(Number(value.toFixed(value >= 10 ? 1 : 3)))
}
