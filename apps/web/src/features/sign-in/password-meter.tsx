import { classNames } from '@vitrine/ui/class-names.ts'
import { useEffect, useState } from 'react'

/** The server accepts passwords of this score. */
const strongEnough = 4

const words = ['Very easy to guess', 'Easy to guess', 'Could be guessed', 'Strong', 'Very strong'] as const

interface PasswordMeterProps {
  password: string
  known: readonly string[]
}

/** A password's estimated strength. The estimator's dictionaries are loaded with the first letter. */
export function PasswordMeter({ password, known }: PasswordMeterProps) {
  const [score, setScore] = useState<number | null>(null)
  const wanted = password !== ''
  const knownWords = known.join('\n')
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const estimate = async () => {
      const { estimateStrength } = await import('./estimate-strength.ts')
      if (!gone) setScore(estimateStrength(password, knownWords.split('\n')))
    }
    // Without its dictionaries there is no meter; the server checks in any case.
    estimate().catch(() => setScore(null))
    return () => {
      gone = true
    }
  }, [wanted, password, knownWords])
  const shown = wanted ? score : null
  const tone = shown !== null && shown >= strongEnough ? 'bg-good' : shown === 3 ? 'bg-warning' : 'bg-bad'
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={shown ?? 0}
        aria-valuetext={shown === null ? 'Not estimated yet' : words[shown]}
        className="grid grid-cols-4 gap-1"
      >
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1 rounded-full', shown !== null && shown >= step ? tone : 'bg-line')}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-[13px] text-ink-faint">
        {shown !== null &&
          `${words[shown]}${shown < strongEnough ? ': take more words that do not belong together.' : ''}`}
      </p>
    </div>
  )
}
