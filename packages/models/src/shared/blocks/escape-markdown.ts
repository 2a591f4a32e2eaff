/** Someone else's words as plain text in Markdown: a person's question, a document's sentence, an entry of the encyclopedia. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`)
