import { describe, expect, it } from 'vitest'
import { writeMinutes } from '../write-minutes.ts'
import { clauseOf, dueOrOccasionIn, dueTold } from './due-date.ts'

describe('when something is due', () => {
  it.each([
    ['Hand it in by Wed 7 May please', 'by Wed 7 May'],
    ['Report at the June 4 meeting', 'at the June 4 meeting'],
    ['Check the contract prior to signing', 'prior to signing'],
  ])('reads %s', (text, due) => expect(dueOrOccasionIn(text)).toBe(due))

  it.each([
    ['Yes please, by noon', 'by noon'],
    ["You'll have that tomorrow", 'tomorrow'],
    ['Sure, I must finish the audit by Tuesday first', null],
  ])('takes a date from the answer %s only where it speaks of the same', (answer, due) =>
    expect(dueTold(answer)).toBe(due),
  )

  it('ends where another person begins', () => {
    expect(clauseOf("I'll ring the bank and Omar will bring the keys on Friday", 'ring the bank')).toBe(
      "I'll ring the bank and ",
    )
  })

  it('gives nobody the date of another speaker', () => {
    const { actions } = writeMinutes(
      "Pia: Could you order the chairs, Ned?\nNed: Sure. I need to file my taxes by Monday.\nPia: I'll phone the hall and Ned will meet the band on Friday.\nNed: Fine.",
    )
    expect(actions.find(({ what }) => /chairs/u.test(what))).toMatchObject({ who: 'Ned', due: null })
    expect(actions.find(({ what }) => /phone the hall/iu.test(what))).toMatchObject({ who: 'Pia', due: null })
  })
})
