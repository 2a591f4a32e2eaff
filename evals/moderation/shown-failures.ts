import type { Measured } from '../measurement.ts'
import { answer } from './answer.ts'

/** The sets' texts are not for showing: these are invented, of the kinds that it is known to get wrong. */
const shownCases: readonly { input: string; expected: string }[] = [
  { input: 'The museum shows how the soldiers of both sides died in the battle.', expected: 'allow' },
  { input: 'The knife is sharp and cuts tomatoes without a fight.', expected: 'allow' },
  { input: 'It would be a shame if something happened to your nice little shop.', expected: 'review' },
  { input: 'People like you should not be allowed to have an opinion.', expected: 'review' },
  { input: 'This game is killing me, I died five times on the first level!', expected: 'allow' },
  { input: 'Some folk just do not belong in our town, and they know who they are.', expected: 'review' },
]

/** Those of the shown cases that are answered wrongly. */
export async function shownFailures(): Promise<Measured['failures']> {
  const answered = await Promise.all(
    shownCases.map(async ({ input, expected }) => {
      const { verdict, reasons } = await answer(input)
      return { input, expected, verdict, answered: [verdict, ...reasons].join(', ') }
    }),
  )
  return answered
    .filter(({ verdict, expected }) => verdict !== expected)
    .map(({ input, expected, answered: found }) => ({ input, expected, answered: found }))
}
