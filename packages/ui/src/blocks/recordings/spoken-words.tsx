import { percent } from '@vitrine/basics/percent.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

type Segment = BlockOf<'transcript'>['segments'][number]

/** Words below this confidence are marked; clearly spoken words lie well above. */
const unsureBelow = 0.6

export const hasUnsureWords = ({ words = [] }: Segment) => words.some(({ confidence }) => confidence < unsureBelow)

/** A segment's words, with uncertain ones marked by colour and underline; without word times, its text. */
export function SpokenWords({ segment }: { segment: Segment }) {
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
