/** Nothing is seen of these: what Unicode lets programs ignore, marks that turn the direction of what follows, notes between lines. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu

/** Joiners change how letters of these scripts look: Persian and Sinhala names are written with them. */
const joiningScripts =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan'
const joining = new RegExp(`[${joiningScripts.replace(/(\w+) ?/g, String.raw`\p{Script=$1}`)}]$`, 'u')
const joiner = /^[\u200c\u200d]$/
/** A selector picks one of several forms of a character, as in the Japanese name 葛󠄀城. */
const selector = /^\p{Variation_Selector}$/u
const withForms = /[\p{Script=Han}\p{Script=Mongolian}\p{Extended_Pictographic}]$/u

/**
 * A name without what nobody sees in it, which would make it look like another's: zero widths, soft hyphens, marks of direction, tags.
 * A sign that shapes the letter before it stays.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, (sign, place: number) => {
    // A character has two units at the most.
    const before = text.slice(Math.max(0, place - 2), place)
    const shapes = (joiner.test(sign) && joining.test(before)) || (selector.test(sign) && withForms.test(before))
    return shapes ? sign : ''
  })
