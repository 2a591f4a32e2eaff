/** The parts of a list written as one text with commas: hundreds of wordings read better so. */
export const listed = (text: string): string[] => text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))
