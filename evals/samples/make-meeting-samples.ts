import { writeFile } from 'node:fs/promises'
import { drawText } from '../clinical/draw-text.ts'

/**
 * Sets the PDF sample of meeting-minutes: `node evals/samples/make-meeting-samples.ts`.
 * People and school are invented. Needs a serif font on the machine.
 */
const folder = new URL('../../packages/models/src/meeting-minutes/samples/', import.meta.url)

const board = `Elmcroft School, meeting of the board of governors

Date: 6 March 2024

Present: Beatrix Lowell, Samuel Okoro, Hanneke Vries, Tomasz Zielinski

Beatrix Lowell: Good evening and welcome. The agenda has the roof of the sports hall, the school lunch and the vacancy in mathematics. Samuel, would you begin with the roof?
Samuel Okoro: Thank you. The surveyor found that the flat roof over the changing rooms leaks in three places. A repair would cost 14,000 pounds and last about five years. A new roof would cost 61,000 pounds and comes with a guarantee of twenty years.
Hanneke Vries: Is there any grant that we could apply for?
Samuel Okoro: The county has a fund for school buildings. The deadline is the end of April, and they pay up to half.
Tomasz Zielinski: Then a new roof would cost us about 30,000. We have 45,000 in the reserve, so that is possible.
Beatrix Lowell: I suggest that we apply for the grant and repair only the worst leak for now.
Hanneke Vries: I agree.
Tomasz Zielinski: Agreed.
Beatrix Lowell: Then it is decided that we apply to the county for half of the cost of a new roof. Samuel will prepare the application by 12 April.
Samuel Okoro: I will also ask the roofer to patch the leak over the showers next week.
Beatrix Lowell: Thank you. The school lunch. Hanneke, you spoke to the caterer.
Hanneke Vries: Yes. The caterer wants to raise the price from 2.60 to 2.95 a meal from September. The parents' council is not happy, but they said that the quality has become better since the new cook came.
Tomasz Zielinski: How many families get free meals at present?
Hanneke Vries: I don't know the exact number, the office would have to look it up.
Beatrix Lowell: In my view 2.95 is too much in one step.
Tomasz Zielinski: We could offer 2.80 and a contract over two years.
Beatrix Lowell: Who is in favour of that? All four. So we have agreed to offer 2.80 for a contract of two years.
Hanneke Vries: I'll write to the caterer tomorrow.
Beatrix Lowell: The vacancy in mathematics. We had six applications and two of them are strong.
Tomasz Zielinski: I have read them all. Both strong candidates could start in September, one of them only part time.
Beatrix Lowell: We will go for interviews with both of them.
Samuel Okoro: That sounds right.
Beatrix Lowell: Tomasz, could you please invite them both for the week of 18 March?
Tomasz Zielinski: Gladly. Who will sit on the interview panel besides you and me?
Beatrix Lowell: We will have to find out who is free that week. Is there any other business? No? Then I close the meeting. Good night.
`

await writeFile(new URL('school-board.pdf', folder), drawText(board, { size: 14, font: 'serif', margin: 68 }))
