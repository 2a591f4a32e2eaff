/** What a branch is shown of a text. `prepare.py` of evals/train/encoder does the same: change both or none. */
export const prepareText = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&#\d+;/g, ' ')
    .replaceAll(/https?:\/\/\S+/g, 'URL')
    .replaceAll(/@[A-Za-z0-9_]{2,}/g, '@USER')
