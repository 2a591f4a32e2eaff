/** The sign that parts the cells of a line of a CSV: of comma, semicolon and tab the one that occurs most; comma where none does. */
export function cellSeparatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
