import { useEffect, useRef, useState } from 'react'
import { encodeWav } from './encode-wav.ts'

/** Enough for speech, and small: 32 kB per second. */
const sampleRate = 16_000
const bytesPerSecond = sampleRate * 2

/** Converts what the browser recorded, in its own format, to a mono WAV file. */
async function toWav(recorded: Blob): Promise<File> {
  // Decoding in a context of this rate resamples.
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const decoded = await context.decodeAudioData(await recorded.arrayBuffer())
  const mixer = new OfflineAudioContext(1, Math.max(1, decoded.length), sampleRate)
  const source = mixer.createBufferSource()
  source.buffer = decoded
  source.connect(mixer.destination)
  source.start()
  const mixed = await mixer.startRendering()
  return new File([encodeWav(mixed.getChannelData(0), sampleRate)], 'recording.wav', { type: 'audio/wav' })
}

interface RecorderOptions {
  /** The recording stops before it becomes larger. */
  mostBytes: number
  onRecorded: (file: File) => void
  onFailed: (words: string) => void
}

/** Records from the microphone. `seconds` is null while not recording. */
export function useRecorder({ mostBytes, onRecorded, onFailed }: RecorderOptions) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)
  const longest = Math.floor(mostBytes / bytesPerSecond) - 1
  const recording = seconds !== null
  useEffect(() => {
    if (!recording) return
    const timer = setInterval(() => setSeconds((before) => (before ?? 0) + 1), 1000)
    return () => clearInterval(timer)
  }, [recording])
  useEffect(() => {
    if (seconds !== null && seconds >= longest) recorder.current?.stop()
  }, [seconds, longest])
  useEffect(
    () => () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop()
    },
    [],
  )

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const chunks: Blob[] = []
      const started = new MediaRecorder(stream)
      recorder.current = started
      started.ondataavailable = ({ data }) => chunks.push(data)
      started.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
        setSeconds(null)
        toWav(new Blob(chunks, { type: started.mimeType })).then(onRecorded, () =>
          onFailed('The recording could not be read. Please try again.'),
        )
      }
      started.start()
      setSeconds(0)
    } catch {
      onFailed('The microphone cannot be used. Allow it in the browser’s settings for this page.')
    }
  }
  return { seconds, start: () => void start(), stop: () => recorder.current?.stop() }
}
