import { clockTime } from '@vitrine/basics/clock-time.ts'
import { counted } from '@vitrine/basics/wording.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { plainField } from '../shared/blocks/plain-field.ts'
import { isTooFast } from './find-snores.ts'
import type { SnoreReport } from './schema.ts'

/** Seconds; sleep medicine looks for breathing that stops this long, but a pause between snores need not be that. */
const notablePause = 10

/** In a quiet bedroom a phone records −70 to −50 dBFS between the breaths; snores under a louder noise are missed. */
const loudBackground = -40

const labelOf = { snore: 'Snoring', other: 'No snoring' } as const

function field(name: string, label: string, value: string | null, note?: string) {
  return { ...plainField(name, label, value), ...(note !== undefined && { note }) }
}

function seconds(value: number): string {
  return value < 60 ? `${value.toFixed(1)} s` : `${Math.floor(value / 60)} min ${Math.floor(value % 60)} s`
}

const clock = (at: number): string => clockTime(at, { tenths: true })

function decibels(value: number): string {
  return `${value.toFixed(1).replace('-', '−')} dBFS`
}

function figures(report: SnoreReport): Block {
  const { loudness, longestPause: pause, snoresPerMinute: rate } = report
  return {
    kind: 'fields',
    title: 'In figures',
    items: [
      field('snoreCount', 'Snores', String(report.snoreCount)),
      field(
        'snoresPerMinute',
        'Snores per minute',
        rate?.toFixed(1) ?? null,
        rate === null ? 'Needs 10 seconds.' : undefined,
      ),
      field('snoringTime', 'Time with snoring', seconds(report.snoringSeconds)),
      field(
        'longestPause',
        'Longest pause between snores',
        pause === null ? null : seconds(pause.seconds),
        pause === null ? 'Needs two snores.' : `From ${clock(pause.start)} to ${clock(pause.end)}.`,
      ),
      field('duration', 'Length of the recording', seconds(report.durationSeconds)),
      field('meanLoudness', 'Mean loudness', decibels(loudness.meanDecibels), '0 dBFS is the loudest a file can hold.'),
      field(
        'snoreLoudness',
        'Loudness of the snores',
        loudness.snoreDecibels === null ? null : decibels(loudness.snoreDecibels),
      ),
      field('peakLoudness', 'Loudest moment', decibels(loudness.peakDecibels)),
    ],
  }
}

function notices({ known, events, longestPause: pause, loudness, talkingSeconds, notes }: SnoreReport): Block[] {
  return [
    ...notes.map((note) => notice('warning', 'The file', note)),
    ...(known
      ? []
      : [
          notice(
            'warning',
            'Not sure',
            'For most of this recording the model could not tell snoring from other sounds.',
          ),
        ]),
    ...(isTooFast(events)
      ? [
          notice(
            'warning',
            'Faster than breathing',
            'What sounds like snores follows faster than anyone breathes asleep: it may be an animal, a tool or a machine. Each is marked as a guess.',
          ),
        ]
      : []),
    ...(talkingSeconds > 0
      ? [
          notice(
            'info',
            'Somebody talks',
            `For about ${seconds(talkingSeconds)} a voice was heard where the sound would otherwise have been called snoring. That time is not counted as snoring.`,
          ),
        ]
      : []),
    ...(loudness.backgroundDecibels > loudBackground
      ? [
          notice(
            'warning',
            'A loud background',
            `Even the quietest moments are at ${decibels(loudness.backgroundDecibels)}. Snores that are hardly louder are missed.`,
          ),
        ]
      : []),
    ...(pause !== null && pause.seconds >= notablePause
      ? [
          notice(
            'warning',
            'A long pause',
            `${seconds(pause.seconds)} pass without a snore, from ${clock(pause.start)} to ${clock(pause.end)}. Quiet breathing, a turn or a pause in ` +
              'breathing all sound like this. People who often wake unrested or are told of pauses in breathing should ask a doctor.',
          ),
        ]
      : []),
    notice(
      'info',
      'Not a medical diagnosis',
      'Snores are told from other sounds only. The recording says nothing about breathing, oxygen or sleep.',
    ),
  ]
}

/** The verdict, the snores on the waveform with the curve of the probability, the figures, and what to know of them. */
export function presentSnores(report: SnoreReport): Block[] {
  const items = report.labels.map(({ label, confidence }) => ({ label: labelOf[label], confidence }))
  return [
    { kind: 'labels', title: 'What was heard', known: report.known, items },
    {
      kind: 'timeline',
      title: 'The recording',
      duration: report.durationSeconds,
      waveform: report.waveform,
      events: report.events.map((event) => ({ ...event, label: 'Snore' })),
      curve: { label: 'Probability of snoring', step: report.curve.step, values: report.curve.values },
    },
    figures(report),
    ...notices(report),
  ]
}

/** One plain sentence. */
export function summarizeSnores({ snoreCount, durationSeconds, snoresPerMinute, known }: SnoreReport): string {
  const length = seconds(durationSeconds)
  if (snoreCount === 0) return `No snoring heard in ${length}${known ? '' : ', but the model was not sure'}.`
  const rate = snoresPerMinute === null ? '' : `, ${snoresPerMinute.toFixed(1)} a minute`
  return `${counted(snoreCount, 'snore')} heard in ${length}${rate}.`
}
