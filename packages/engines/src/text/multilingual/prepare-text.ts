/** A text as the branch was trained on it. Must do the same as evals/train/encoder/prepare.py: change both or neither. */
export const prepareText = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#\d+;/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, 'URL')
    .replaceAll(/@[A-Za-z0-9_]{2,}/g, '@USER')
