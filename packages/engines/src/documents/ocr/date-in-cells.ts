/**
 * A date of ten cells whose strokes were taken for ones: '07/23/1944' read as '0712311944'. Of ten-digit numbers four in a
 * hundred thousand look so. Null where it is none, or was read with both strokes.
 */
export function dateInCells(text: string): string | null {
  const parts = /^(\d\d)[1/](\d\d)[1/]((?:19|20)\d\d)$/.exec(text)
  if (parts === null) return null
  const [, first, second, year] = parts
  const [low, high] = [Number(first), Number(second)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined || low < 1 || low > 12 || high > 31) return null
  const date = `${first}/${second}/${year}`
  return date === text ? null : date
}
