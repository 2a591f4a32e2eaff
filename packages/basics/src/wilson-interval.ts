/** 95 % Wilson score interval of a share: `hits` of `n`. */
export function wilsonInterval(hits: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1]
  const z = 1.959964
  const share = hits / n
  const centre = share + (z * z) / (2 * n)
  const reach = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  // Exact where rounding would not be: 0.9999999 is shown as 99 %.
  return [hits === 0 ? 0 : (centre - reach) / scale, hits === n ? 1 : (centre + reach) / scale]
}
