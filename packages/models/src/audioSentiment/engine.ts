import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { decodeRecording, heardFields, reportWithin } from '../shared/speech/hear-recording.ts'
import { emotionsOverall, type HeardEmotion, hearVoice, isFamiliar, nearerToChance, surenessIn } from './hear-voice.ts'
import { moodCurve, moodLabel, moodSureness, moodTogether, valenceOf } from './mood.ts'
import { type ReadWords, readWords } from './read-words.ts'
import type { AudioSentiment } from './schema.ts'

const maxSeconds = 1200
/** Minimum probability to name an emotion; one in seven is chance. */
const standsOut = 0.35
/** Minimum lead over the second emotion. */
const leastLead = 0.1

const irony =
  'The words praise what went wrong: this may be meant ironically, the contrary of what they say. A voice seldom tells.'

const asEmotion = ({ label, confidence }: AudioSentiment['labels'][number]) => ({
  emotion: label,
  probability: confidence,
})

const none = { emotion: 'neutral', probability: 0 } as const

function eventOf(
  heard: HeardEmotion,
  { sentences, trust }: ReadWords,
  sureness: number,
): AudioSentiment['events'][number] {
  const { start, end, familiar } = heard
  const shown = nearerToChance([heard], sureness).flatMap(({ emotions }) => emotions)
  const [first] = shown
  const best = shown.reduce((left, right) => (right.probability > left.probability ? right : left), first ?? none)
  const spoken = sentences
    .map((sentence) => ({ ...sentence, share: Math.min(end, sentence.end) - Math.max(start, sentence.start) }))
    .filter(({ share }) => share > 0.1)
  const seconds = spoken.reduce((sum, { share }) => sum + share, 0)
  const wordScore = seconds === 0 ? null : spoken.reduce((sum, { share, score }) => sum + share * score, 0) / seconds
  const voiceScore = sureness * valenceOf(heard.emotions)
  return {
    start,
    end,
    label: best.emotion,
    confidence: Math.min(1, best.probability),
    voiceScore,
    wordScore,
    score: moodTogether(familiar ? voiceScore : null, wordScore, trust),
  }
}

/**
 * The mood of a recording of up to 20 minutes, from the voice and from the words. Throws as `readRecording` does;
 * a missing recogniser is a note.
 */
export const analyzeAudioSentiment: Engine<AudioSentiment> = async ({ file }, context) => {
  const { signal } = context
  const recording = await decodeRecording(file, context, maxSeconds)
  const { sound } = recording
  const heard = await hearVoice(sound, {
    signal,
    progress: (share) => context.report({ stage: 'Listening to the voice', fraction: 0.02 + 0.28 * share }),
  })
  const read = await readWords(recording, {
    equipment: context.speech,
    signal,
    report: reportWithin(context, 0.3, 0.99),
  })
  const sureness = surenessIn(read.transcript.language)
  const labels = emotionsOverall(nearerToChance(heard, sureness))
  const [best = 0, second = 0] = labels.map(({ confidence }) => confidence)
  const voiceScore = labels.length === 0 ? null : sureness * valenceOf(emotionsOverall(heard).map(asEmotion))
  const voice = voiceScore === null ? null : { score: voiceScore, label: moodLabel(voiceScore), confidence: best }
  const familiar = isFamiliar(heard)
  const score = moodTogether(familiar ? voiceScore : null, read.overall?.score ?? null, read.trust)
  const events = heard.map((stretch) => eventOf(stretch, read, sureness))
  const label = moodLabel(score)
  return {
    score,
    label,
    confidence: moodSureness(label, familiar ? best * 0.7 : 0.1, read.overall),
    labels,
    known: familiar && best >= standsOut && best - second >= leastLead,
    familiar,
    voice,
    words: read.overall,
    warnings: read.isIronic ? [irony] : [],
    sentences: read.sentences,
    events,
    curve: moodCurve(events, sound.seconds),
    ...heardFields({ recording, transcript: read.transcript }),
  }
}
