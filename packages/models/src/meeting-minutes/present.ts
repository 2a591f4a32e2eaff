import { counted, countedOrNo } from '@vitrine/basics/wording.ts'
import type { Block, BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import type { MinutesOutput, Said } from './schema.ts'

function emptyNotice({ decisions, actions }: MinutesOutput): BlockOf<'notice'>[] {
  if (decisions.length > 0 || actions.length > 0) return []
  const text = 'No sentence says that something was decided or that somebody is to do something.'
  return [notice('info', 'No decisions, no actions', text)]
}

/** Escapes Markdown in words of the transcript. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, (sign) => `\\${sign}`)

/** The parts not in tables: decisions, actions and questions have tables of their own. */
function asMarkdown({ date, attendees, summary, topics }: MinutesOutput): string {
  return [
    ...(date === null ? [] : [`Date: ${plain(date)}`]),
    ...(attendees.length === 0 ? [] : [`Present: ${plain(attendees.join(', '))}`]),
    ...(summary === '' ? [] : ['## Summary', plain(summary)]),
    ...(topics.length === 0 ? [] : ['## Topics', topics.map(({ title }) => `- ${plain(title)}`).join('\n')]),
  ].join('\n\n')
}

function textBlock(output: MinutesOutput): BlockOf<'markdown'>[] {
  const text = asMarkdown(output)
  return text === '' ? [] : [{ kind: 'markdown', title: output.title ?? 'Minutes', text }]
}

const place = ({ page, box }: Said): { place?: { page: number; box: [number, number, number, number] } } =>
  page === null || box === null ? {} : { place: { page, box } }

function actionsTable({ actions }: MinutesOutput): BlockOf<'table'>[] {
  if (actions.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Actions',
      columns: [
        { label: 'What', align: 'start' },
        { label: 'Who', align: 'start' },
        { label: 'When', align: 'start' },
        { label: 'Said', align: 'start' },
      ],
      rows: actions.map((action) => [
        { value: action.what, confidence: action.confidence, ...place(action) },
        { value: action.who },
        { value: action.due },
        { value: action.said },
      ]),
    },
  ]
}

function decisionsTable({ decisions }: MinutesOutput): BlockOf<'table'>[] {
  if (decisions.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Decisions',
      columns: [
        { label: 'Decision', align: 'start' },
        { label: 'Said by', align: 'start' },
      ],
      rows: decisions.map((decision) => [
        { value: decision.text, confidence: decision.confidence, ...place(decision) },
        { value: decision.speaker },
      ]),
    },
  ]
}

function questionsTable({ questions }: MinutesOutput): BlockOf<'table'>[] {
  if (questions.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'Open questions',
      columns: [
        { label: 'Question', align: 'start' },
        { label: 'Asked by', align: 'start' },
      ],
      rows: questions.map((question) => [{ value: question.text, ...place(question) }, { value: question.speaker }]),
    },
  ]
}

function pagesBlock({ reading, decisions, actions, questions }: MinutesOutput): BlockOf<'pages'>[] {
  if (reading === null) return []
  const marked = [
    ...decisions.map((item, index) => ({
      item,
      name: `decision-${index + 1}`,
      label: 'Decision',
      value: item.text,
      confidence: item.confidence,
    })),
    ...actions.map((item, index) => ({
      item,
      name: `action-${index + 1}`,
      label: 'Action',
      value: item.what,
      confidence: item.confidence,
    })),
    ...questions.map((item, index) => ({
      item,
      name: `question-${index + 1}`,
      label: 'Open question',
      value: item.text,
      confidence: 0.5,
    })),
  ]
  return [
    {
      kind: 'pages',
      title: 'Where it was said',
      pages: reading.pages,
      highlights: marked.flatMap(({ item, ...highlight }) => {
        const { place: at } = place(item)
        return at === undefined ? [] : [{ ...highlight, place: at }]
      }),
    },
  ]
}

/** The summary and topics as a page of text, the lists as tables with confidence and place, and the pages where the file has them. */
export function presentMinutes(output: MinutesOutput): Block[] {
  return [
    ...output.warnings.map((text): BlockOf<'notice'> => notice('warning', 'Before you rely on this', text)),
    ...emptyNotice(output),
    ...textBlock(output),
    ...actionsTable(output),
    ...decisionsTable(output),
    ...questionsTable(output),
    ...pagesBlock(output),
  ]
}

export function summarizeMinutes({ decisions, actions, questions, attendees }: MinutesOutput): string {
  const people =
    attendees.length === 0 ? 'Nobody is named' : `${counted(attendees.length, 'person', 'people')} spoke or attended`
  return `${people}; ${countedOrNo(decisions.length, 'decision')}, ${countedOrNo(actions.length, 'action')} and ${countedOrNo(questions.length, 'open question')} found.`
}
