const digitOfLookalike: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  S: '5',
  s: '5',
  '§': '5',
  l: '1',
  I: '1',
  '|': '1',
  B: '8',
  Z: '2',
  z: '2',
}

/** Money with letters in it that recognition takes for digits: '§.30', 'l2.5O'. */
const money = /^([^\d\p{L}§|]*(?:RM|\p{Sc})?)([\dOoQSs§lI|BZz]{1,7}[.,][\dOoQSs§|lIBZz]{2})(\W*)$/u

/** Puts lookalike letters in amounts right; what has fewer than two digits stays as it is. */
export function repairNumber(text: string): string {
  const match = money.exec(text)
  const [, before = '', number = '', after = ''] = match ?? []
  if (match === null || (number.match(/\d/g)?.length ?? 0) < 2) return text
  return before + number.replace(/[^\d.,]/g, (character) => digitOfLookalike[character] ?? character) + after
}
