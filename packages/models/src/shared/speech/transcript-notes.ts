import { mean } from '@vitrine/basics/statistics.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import type { Transcript } from '@vitrine/engines/speech/transcript.ts'
import { languageName } from '@vitrine/engines/speech/whisper/languages.ts'
import { notice } from '../blocks/notice.ts'

/** Transcripts of this mean confidence or less are as often wrong as right. */
const doubtful = 0.4

/**
 * Notices about a transcript, most important first. `file`: notes on the file; `reads`: the language that the model
 * understands.
 */
export function transcriptNotes(
  { recogniser, segments, language, notes }: Pick<Transcript, 'recogniser' | 'segments' | 'language' | 'notes'>,
  { file, reads }: { file: readonly string[]; reads: 'English' | 'any language' },
): BlockOf<'notice'>[] {
  const told: BlockOf<'notice'>[] = []
  if (recogniser === null) {
    told.push(
      notice('warning', 'Nobody speaks', 'No speech was heard in this recording, so there is nothing to write down.'),
    )
  } else if (segments.length === 0) {
    told.push(notice('warning', 'No words', 'Somebody seems to speak, but no words could be made out.'))
  }
  if (reads === 'English' && language !== null && language !== 'en' && segments.length > 0) {
    told.push(
      notice(
        'warning',
        `Spoken in ${languageName(language)}`,
        'The words are written down as they were said. What is made of them here is made for English and is not to be relied on.',
      ),
    )
  }
  const sure = segments.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  if (sure.length > 0 && mean(sure) < doubtful) {
    told.push(
      notice(
        'warning',
        'Hardly understood',
        'The recogniser was unsure of most words: a rare language, a noisy line or several voices at once sound like this.',
      ),
    )
  }
  for (const text of notes) told.push(notice('warning', 'Another recogniser stepped in', text))
  for (const text of file) told.push(notice('warning', 'The file', text))
  return told
}
