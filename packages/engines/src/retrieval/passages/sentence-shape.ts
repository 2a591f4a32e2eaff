/** Whether a text has between 8 and 60 words, ends like a sentence, and is not mostly figures. */
export function readsLikeASentence(text: string): boolean {
  const words = text.split(/\s+/)
  const plain = words.filter((word) => /^\p{L}[\p{L}'’-]*[,;:.]?$/u.test(word)).length
  return (
    words.length >= 8 &&
    words.length <= 60 &&
    /[.!?]["”’)]*$/.test(text) &&
    /^["“(]?[\p{Lu}\d]/u.test(text) &&
    plain / words.length > 0.7
  )
}
