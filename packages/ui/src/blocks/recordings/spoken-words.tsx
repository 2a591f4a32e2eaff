import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

type Segment = BlockOf<'transcript'>['segments'][number]

/** Words below this confidence are marked; clearly spoken words lie well above. */
const unsureBelow = 0.6

export const hasUnsureWords = ({ words = [] }: Segment) => words.some(({ confidence }) => confidence < unsureBelow)

/** A text with each place of what is searched for, in lower case, marked. */
function Marked({ text, wanted }: { text: string; wanted: string }) {
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  if (place === -1) return text
  const end = place + wanted.length
  return (
    <>
      {text.slice(0, place)}
      <mark className="rounded-sm bg-accent text-on-accent">{text.slice(place, end)}</mark>
      <Marked text={text.slice(end)} wanted={wanted} />
    </>
  )
}

interface SpokenWordsProps {
  segment: Segment
  /** What is searched for, in lower case; ''. */
  wanted?: string
}

/**
 * A segment's words, with uncertain ones marked by colour and underline; without word times, its text. While something is searched
 * for, its places are marked in the text instead: they may lie across words.
 */
export function SpokenWords({ segment, wanted = '' }: SpokenWordsProps) {
  if (wanted !== '') {
    return (
      <span>
        <Marked text={segment.text} wanted={wanted} />
      </span>
    )
  }
  if (!segment.words || !hasUnsureWords(segment)) return <span>{segment.text}</span>
  return (
    <span>
      {segment.words.map(({ text, confidence }, index) => (
        // Words may repeat and never move, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 && ' '}
          {confidence < unsureBelow ? (
            <span
              title={`${percent(confidence)} sure`}
              className="text-warning underline decoration-dotted underline-offset-4"
            >
              {text}
            </span>
          ) : (
            text
          )}
        </span>
      ))}
    </span>
  )
}
