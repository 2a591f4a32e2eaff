/** At most two decimals, one from 10 on, none from 100 on. */
export function round(value: number): string {
  const size = Math.abs(value)
  return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 })
}

/** A share as a percentage, always with its sign. */
export function signedPercent(share: number): string {
  return `${share > 0 ? '+' : '−'}${Math.round(Math.abs(100 * share))} %`
}
