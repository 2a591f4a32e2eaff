import type { RecogniseOptions, Recording } from '@vitrine/engines/speech/recognise-speech.ts'
import { recogniseSpeech } from '@vitrine/engines/speech/recognise-speech.ts'
import { meanConfidence, type Transcript } from '@vitrine/engines/speech/transcript.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { judgeSentence, judgeTogether } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { isIronicInWords } from '@vitrine/engines/text/sentiment/irony-cues.ts'
import { loadSentimentModel } from '@vitrine/engines/text/sentiment/load-sentiment-model.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import type { AudioSentiment } from './schema.ts'

/** Transcripts with a lower confidence are ignored: their words are as often wrong as right. */
const believable = 0.4

/** The most that words are sure of which may say the contrary of what is meant. */
const mostOfIronic = 0.49

export interface ReadWords {
  transcript: Transcript
  /** The recogniser's confidence, 0…1; 0.9 where it reports none. */
  trust: number
  overall: AudioSentiment['words']
  /** Whether the words suggest that their contrary is meant. */
  isIronic: boolean
  sentences: AudioSentiment['sentences']
}

/** The sentiment of the words; empty where the recogniser is unsure of them. */
export async function readWords(recording: Recording, options: RecogniseOptions): Promise<ReadWords> {
  const transcript = await recogniseSpeech(recording, options)
  const trust = meanConfidence(transcript.segments) ?? 0.9
  if (transcript.segments.length === 0 || trust < believable) {
    return { transcript, trust, overall: null, isIronic: false, sentences: [] }
  }
  const model = await loadSentimentModel()
  const evidence: LabelSigns[] = []
  const sentences = transcript.segments.flatMap(({ start, end, text, confidence }) =>
    splitSentences(text).map((sentence) => {
      const judged = judgeSentence(model, sentence)
      evidence.push(judged.reading)
      // Within a segment time passes with its characters.
      const second = (end - start) / Math.max(1, text.length)
      return {
        start: start + sentence.start * second,
        end: start + sentence.end * second,
        text: sentence.text,
        score: judged.score,
        label: judged.label,
        confidence: judged.confidence * (confidence ?? 0.9),
      }
    }),
  )
  const { score, label, confidence } = judgeTogether(model, evidence)
  const isIronic = label !== 'negative' && isIronicInWords(sentences.map(({ text }) => text))
  const sure = isIronic ? Math.min(confidence, mostOfIronic) : confidence
  return { transcript, trust, overall: { score, label, confidence: sure * trust }, isIronic, sentences }
}
