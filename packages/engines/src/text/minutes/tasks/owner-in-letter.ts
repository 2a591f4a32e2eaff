import { readPatterns } from '../../read-patterns.ts'
import type { ActionItem } from '../outcomes.ts'
import type { Letter } from '../transcript/letters.ts'

const { own, asked, called } = readPatterns(new URL('../wordings/owner-in-letter.txt', import.meta.url), [
  'own',
  'asked',
  'called',
])

/** Tasks that a mail gives to nobody by name, with whom its 'I' or its 'you' stands for. */
export function withOwnersInLetters(
  actions: readonly ActionItem[],
  letters: readonly Letter[],
  textOf: (action: ActionItem) => string,
): ActionItem[] {
  return actions.map((action) => {
    const letter = letters.findLast(({ start }) => start <= action.start)
    if (action.who !== null || letter === undefined) return action
    const text = textOf(action)
    const name = called.exec(text)?.groups?.['name']
    if (name !== undefined) return { ...action, who: name }
    return { ...action, who: asked.test(text) ? letter.addressee : own.test(text) ? letter.writer : null }
  })
}
