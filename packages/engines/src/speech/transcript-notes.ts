import type { Transcript } from './transcript.ts'

export interface TranscriptNote {
  tone: 'info' | 'warning'
  title: string
  text: string
}

/** Words of this mean confidence and less are as often wrong as right. */
const doubtful = 0.4

/** What a reader must know before trusting a transcript, most important first. */
export function transcriptNotes(
  { recogniser, segments, notes }: Pick<Transcript, 'recogniser' | 'segments' | 'notes'>,
  fileNotes: readonly string[],
): TranscriptNote[] {
  const told: TranscriptNote[] = []
  if (recogniser === null) {
    told.push({
      tone: 'warning',
      title: 'Nobody speaks',
      text: 'No speech was heard in this recording, so there is nothing to write down.',
    })
  } else if (segments.length === 0) {
    told.push({
      tone: 'warning',
      title: 'No words',
      text: 'Somebody seems to speak, but no words could be made out.',
    })
  }
  if (recogniser?.kind === 'pocketsphinx') {
    told.push({
      tone: 'warning',
      title: 'Written by the last resort',
      text:
        'No better recogniser is configured, so PocketSphinx wrote this: American English only, one word in five wrong on clear readings and ' +
        'far more on calls, accents and noise. It knows no punctuation. Check every word that matters.',
    })
  }
  const sure = segments.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
  if (sure.length > 0 && sure.reduce((sum, value) => sum + value, 0) / sure.length < doubtful) {
    told.push({
      tone: 'warning',
      title: 'Hardly understood',
      text: 'The recogniser was unsure of most words: another language, a noisy line or several voices at once sound like this.',
    })
  }
  for (const text of notes) told.push({ tone: 'warning', title: 'Another recogniser stepped in', text })
  for (const text of fileNotes) told.push({ tone: 'warning', title: 'The file', text })
  return told
}
