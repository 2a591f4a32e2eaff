/**
 * Symbols of the P&ID data that are drawn as valves are: two triangles tip to tip, a lone triangle on a bar, or a ball between flanges.
 * The data gives no names: this is our reading of the pictures.
 */
export const valveSymbols: ReadonlySet<string> = new Set(
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((number) => `symbol_${String(number).padStart(2, '0')}`),
)
