import { readPatterns } from '../../text/read-patterns.ts'

const { box, empty } = readPatterns(new URL('./wordings/unticked.txt', import.meta.url), ['box', 'empty'])

const blank = (text: string): string => ' '.repeat(text.length)

function lineWithout(line: string): string {
  const boxes = [...line.matchAll(box)]
  const [first] = boxes
  if (first === undefined) return line
  const lead = line.slice(0, first.index).trim()
  // 'Asthma [ ]  Epilepsy [x]': boxes behind what they are of; elsewhere they stand before it.
  const isBehind =
    lead !== '' &&
    !/[:?]$/u.test(lead) &&
    line.slice(line.lastIndexOf(boxes.at(-1)?.[0] ?? '')).trim() === boxes.at(-1)?.[0]
  return boxes.reduce((text, { 0: mark, index }, place) => {
    const before = boxes[place - 1]
    const from = isBehind ? (before === undefined ? 0 : before.index + before[0].length) : index
    const to = isBehind ? index + mark.length : (boxes[place + 1]?.index ?? line.length)
    const stretch = empty.test(mark) ? blank(line.slice(from, to)) : line.slice(from, to).replace(mark, blank)
    return text.slice(0, from) + stretch + text.slice(to)
  }, line)
}

/** A form's text without its boxes and without what stands at empty ones: '☐ Asthma' says nothing of asthma. Offsets stay as they are. */
export const withoutUnticked = (text: string): string => text.split('\n').map(lineWithout).join('\n')
