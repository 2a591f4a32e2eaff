import { describe, expect, it } from 'vitest'
import { writeMinutes } from './write-minutes.ts'

const tasks = (text: string) => writeMinutes(text).actions.map(({ what, who, due }) => [what, who, due])
const settled = (text: string) => writeMinutes(text).decisions.map((decision) => decision.text)

describe('minutes that somebody wrote', () => {
  it('lists who is present and in attendance, not who sent apologies', () => {
    const { attendees } = writeMinutes(
      'Parish Council\n\nPresent: Cllr Nora Finch (Chair), Cllr Amos Tull,\nMrs Vera Lunt. In attendance: Mr Guy Peel, Clerk. Apologies were received from Cllr Ray Dunn.\n\nThe meeting opened at 7 pm.',
    )
    expect(attendees).toEqual(['Cllr Nora Finch', 'Cllr Amos Tull', 'Mrs Vera Lunt', 'Mr Guy Peel'])
  })

  it('knows who was here, and what was left open', () => {
    const text =
      'Rope walk committee\nHere: Wim Askew, Tove Lark, Nils Ode\n\nWho repairs the winch was left open. It is still unclear where the tar comes from. Nobody knew whether the roof is insured. The shed stays open until nine. On the price of hemp no agreement was reached.'
    const { attendees, questions } = writeMinutes(text)
    expect(attendees).toEqual(['Wim Askew', 'Tove Lark', 'Nils Ode'])
    expect(questions.map((question) => question.text)).toEqual([
      'Who repairs the winch was left open.',
      'It is still unclear where the tar comes from.',
      'Nobody knew whether the roof is insured.',
      'On the price of hemp no agreement was reached.',
    ])
    expect(settled(text)).toEqual([])
  })

  it('finds what was resolved and whom a task was given to in prose', () => {
    const text =
      'Present: Ms Ida Crane, Mr Joel Marsh\n\nIt was unanimously agreed that the pavilion be let on Sundays. Mr Marsh undertook to write to the cricket club by 3 June. The Treasurer was asked to obtain two quotations before the end of May. Attendance at the fete had been poor.'
    expect(settled(text)).toEqual(['It was unanimously agreed that the pavilion be let on Sundays.'])
    expect(tasks(text)).toEqual([
      ['Write to the cricket club by 3 June', 'Mr Joel Marsh', 'by 3 June'],
      ['Obtain two quotations before the end of May', 'the Treasurer', 'before the end of May'],
    ])
  })

  it('puts a motion with its vote, and leaves out one that failed', () => {
    const text =
      'Board of Trustees\nMembers present: Trustee Kay Bolt, Trustee Lou Sears\n\nTrustee Bolt moved to renew the lease for five years. Seconded by Sears. Motion carried 4-0.\nMotion by Sears to close the annex failed.'
    expect(settled(text)).toEqual(['Trustee Bolt moved to renew the lease for five years. Motion carried 4-0.'])
  })

  it('takes the lines below a heading for what the heading says', () => {
    const text =
      'Spring fair, notes\nAttendees: Gwen, Idris, Mabel\n\nHow it went\n- the tent leaked\n\nNext steps\n* Gwen books the band before Easter\n- Idris + Mabel: clear the cellar\n- we ask for deposits from now on\n\nOpen questions\n- who holds the key?'
    expect(tasks(text)).toEqual([
      ['Books the band before Easter', 'Gwen', 'before Easter'],
      ['Clear the cellar', 'Idris, Mabel', null],
    ])
    expect(settled(text)).toEqual(['We ask for deposits from now on'])
    expect(writeMinutes(text).questions.map((question) => question.text)).toEqual(['Who holds the key?'])
  })

  it('takes no recollection for a decision', () => {
    expect(settled('Bread\n\nKnead for ten minutes. We agreed months ago that rye keeps longer, so add some.')).toEqual(
      [],
    )
  })
})
