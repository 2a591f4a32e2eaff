const formats = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en', { maximumFractionDigits: digits, signDisplay: 'negative' }),
)

/** With as many decimals as a reader needs: none from 1,000 on, two below 10. */
export function plainNumber(value: number) {
  const size = Math.abs(value)
  const digits = size >= 1000 ? 0 : size >= 10 ? 1 : 2
  return formats[digits]?.format(value) ?? String(value)
}
