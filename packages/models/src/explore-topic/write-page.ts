import { capitalised } from '@vitrine/basics/wording.ts'
import { escapeMarkdown } from '../shared/blocks/escape-markdown.ts'
import type { Named, Survey } from './survey.ts'

const licence = 'WordNet 3.1 © Princeton University, a lexical database of English.'

const meant = (suggestions: readonly string[]): string[] =>
  suggestions.length === 0
    ? []
    : [`Did you mean: ${suggestions.map((word) => `**${escapeMarkdown(word)}**`).join(', ')}?`]

/** The head of the page: the topic, and how much of it is known. */
export function writeTitle(
  topic: string,
  inParts: boolean,
  surveys: readonly Survey[],
  suggestions: readonly string[],
): string {
  const title = `# ${escapeMarkdown(capitalised(inParts ? topic : (surveys[0]?.title ?? topic)))}`
  if (!inParts) return title
  const known = surveys.map((survey) => `**${escapeMarkdown(survey.title)}**`).join(', ')
  return [
    title,
    `The topic as a whole is not in the lexical database. It knows these of its words, each by itself: ${known}. How they belong together is not said there.`,
    ...meant(suggestions),
  ].join('\n\n')
}

export function writeUnknown(topic: string, suggestions: readonly string[]): string {
  return [
    `# ${escapeMarkdown(capitalised(topic))}`,
    'Nothing is known about this topic: the lexical database has no entry for it or for any of its words. It holds common English words and well-known names, not brands, recent events or technical jargon.',
    ...meant(suggestions),
  ].join('\n\n')
}

const listed = (items: readonly Named[], more: number): string[] => [
  ...items.map(({ name, definition }) => `- **${escapeMarkdown(name)}**: ${escapeMarkdown(definition)}`),
  ...(more > 0 ? [`- and ${more} more`] : []),
]

/** One entry's sections; those without content are left out. */
export function writeSections(survey: Survey, asPart: boolean): string {
  const { title, part, definition, examples, alsoCalled, more } = survey
  const heading = (text: string): string => (asPart ? `### ${text}` : `## ${text}`)
  const section = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [heading(name), lines.join('\n')]
  return [
    ...(asPart ? [`## ${escapeMarkdown(capitalised(title))}`] : []),
    heading('What it is'),
    `${escapeMarkdown(capitalised(definition))}. *(${part})*`,
    ...(alsoCalled.length > 0 ? [`Also called: ${alsoCalled.map(escapeMarkdown).join(', ')}.`] : []),
    ...examples.slice(0, 2).map((example) => `> ${escapeMarkdown(example)}`),
    ...section('Kinds', listed(survey.kinds, more.kinds)),
    ...section('Examples', listed(survey.instances, more.instances)),
    ...section('Parts', listed(survey.parts, more.parts)),
    ...section('Part of', listed(survey.partOf, 0)),
    ...section(
      'Broader topics',
      survey.broader.length === 0 ? [] : [survey.broader.map(({ name }) => escapeMarkdown(name)).join(' → ')],
    ),
    ...section('Related topics', listed(survey.related, 0)),
    ...section('Other meanings', listed(survey.otherMeanings, 0)),
    ...section(
      'Questions to ask next',
      survey.questions.map((question) => `- ${escapeMarkdown(question)}`),
    ),
    heading('Source'),
    `${escapeMarkdown(survey.reference)}. ${licence}`,
  ].join('\n\n')
}
