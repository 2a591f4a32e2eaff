const asks = /^(?:.*[,;:] )?(?:so )?(?:what|which|give|tell|do you (?:know|have)|is there)\b/iu
const within = '(?<!\\b(?:in|by|to|from|with|of|on|via|about|this|that) (?:the |an? |his |her |their )?)'

/** What some things look like, whatever they belong to. */
const forms: readonly (readonly [asked: RegExp, looks: RegExp])[] = [
  [new RegExp(`${within}\\be-?mail(?: address| id)?\\??$|\\be-?mail address\\b`, 'iu'), /@/],
  [/\b(?:tele)?phone number\b|\b(?:mobile|cell|fax) number\b/iu, /(?:\d[ ().\-/]*){5}/],
  [/\b(?:web ?site|url|web address)\??$/iu, /\p{L}\.\p{L}{2}/u],
  [/\b(?:post ?code|zip(?: code)?)\??$/iu, /\d/],
]

/** Whether a question asks for an address, number or code that has a look of its own, and an answer looks like none: a name is no e-mail. */
export const lacksAskedForm = (question: string, answer: string): boolean =>
  asks.test(question) && forms.some(([asked, looks]) => asked.test(question.trim()) && !looks.test(answer))
