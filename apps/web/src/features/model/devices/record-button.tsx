import { clockTime } from '@vitrine/basics/clock-time.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Mic, Square } from 'lucide-react'
import { useRecorder } from './use-recorder.ts'

interface RecordButtonProps {
  maxMegabytes: number
  disabled: boolean
  onRecorded: (file: File) => void
  onFailed: (words: string) => void
}

/** Records a WAV file from the microphone. */
export default function RecordButton({ maxMegabytes, disabled, onRecorded, onFailed }: RecordButtonProps) {
  const { seconds, start, stop } = useRecorder({ mostBytes: maxMegabytes * 1_048_576, onRecorded, onFailed })
  if (seconds === null) {
    return (
      <Button variant="secondary" disabled={disabled} onClick={start}>
        <Mic aria-hidden="true" className="size-4" />
        Record
      </Button>
    )
  }
  return (
    <Button variant="danger" onClick={stop}>
      <Square aria-hidden="true" className="size-3.5 fill-current" />
      Stop · <span className="tabular-nums">{clockTime(seconds)}</span>
    </Button>
  )
}
