export type PartOfSpeech = 'noun' | 'verb' | 'adj' | 'adv'
export const partsOfSpeech: readonly PartOfSpeech[] = ['noun', 'verb', 'adj', 'adv']
