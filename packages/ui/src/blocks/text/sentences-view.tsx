import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { classNames } from '../../class-names.ts'
import { Badge, type Tone } from '../../primitives/badge.tsx'
import { BlockSection } from '../block-section.tsx'
import type { ViewProps } from '../view.ts'
import { cutSpans } from './cut-spans.ts'

const signed = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

type Sentence = BlockOf<'sentences'>['items'][number]

function toneOf(score: number): Tone {
  if (score > 0.15) return 'good'
  if (score < -0.15) return 'bad'
  return 'neutral'
}

const bars: Record<Tone, string> = {
  good: 'border-l-good',
  bad: 'border-l-bad',
  neutral: 'border-l-line-strong',
  warning: 'border-l-warning',
  accent: 'border-l-accent',
}

function SentenceRow({ sentence }: { sentence: Sentence }) {
  const tone = toneOf(sentence.score)
  return (
    <li className={classNames('flex items-start justify-between gap-4 border-l-3 py-2.5 pr-5 pl-4', bars[tone])}>
      <p className="min-w-0 text-[15px] leading-7 break-words">
        {cutSpans(sentence.text, sentence.spans).map((piece) =>
          piece.span ? (
            <mark
              key={piece.start}
              title={piece.span.label}
              className={classNames(
                'rounded px-0.5 font-medium',
                piece.span.weight >= 0 ? 'bg-good-soft text-good' : 'bg-bad-soft text-bad',
              )}
            >
              {piece.text}
            </mark>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          ),
        )}
      </p>
      <span className="pt-1">
        <Badge tone={tone}>
          {sentence.label} {sentence.strength ?? signed.format(sentence.score).replace('-', '−')}
        </Badge>
      </span>
    </li>
  )
}

export function SentencesView({ block }: ViewProps<'sentences'>) {
  return (
    <BlockSection title={block.title ?? 'Sentence by sentence'} flush>
      <ol className="flex flex-col gap-1 py-2">
        {block.items.map((sentence, index) => (
          // Sentences may repeat and never move, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <SentenceRow key={index} sentence={sentence} />
        ))}
      </ol>
      {block.omitted && <p className="border-t px-4 py-2.5 text-[13px] text-ink-faint">{block.omitted}</p>}
    </BlockSection>
  )
}
