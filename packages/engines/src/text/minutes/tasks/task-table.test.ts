import { expect, it } from 'vitest'
import { writeMinutes } from '../write-minutes.ts'

const tasks = (text: string) => writeMinutes(text).actions.map(({ what, who, due }) => [what, who, due])

it.each([
  ['bars', '| Task | Owner | Deadline |\n|---|---|---|\n| Book the hall | Ines | 3 May |\n| Print tickets | Abe | |'],
  ['tabs', 'Task\tOwner\tDeadline\nBook the hall\tInes\t3 May\nPrint tickets\tAbe\t'],
])('reads the tasks of a table with %s', (_, table) => {
  expect(tasks(`Spring concert, 2 April\nThe date is fixed.\n${table}\nEnd of the meeting at 9`)).toEqual([
    ['Book the hall', 'Ines', '3 May'],
    ['Print tickets', 'Abe', null],
  ])
})

it('takes a table without persons for none of tasks', () => {
  expect(tasks('Stall, takings\n| Item | Price |\n| Honey | 4.50 |\n| Candles | 6.00 |\nAll sold by noon')).toEqual([])
})
