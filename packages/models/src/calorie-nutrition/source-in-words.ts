import abbreviations from './source-words.json' with { type: 'json' }

const words = new Map(Object.entries(abbreviations))

/** A food as the source writes it, 'BEETS,CKD,BLD,DRND,WO/SALT', in whole words: 'Beets, cooked, boiled, drained, without salt'. */
export function sourceInWords(description: string): string {
  const plain = description
    .toLowerCase()
    .replaceAll(/,(?=\S)/g, ', ')
    .replaceAll('&', ' and ')
    .replaceAll(/\b(wo?)\/ ?/g, '$1 ')
    .replaceAll(/[a-z]+/g, (word) => words.get(word) ?? word)
    .replaceAll(/(?<=\bvitamin )[a-k]\b/g, (letter) => letter.toUpperCase())
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
