import { interests } from '@vitrine/contracts/people/interests.ts'
import { useId } from 'react'

interface InterestChoicesProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
  error?: string | undefined
}

export function InterestChoices({ chosen, onChange, error }: InterestChoicesProps) {
  const errorId = useId()
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">
        Interested In{' '}
        <span aria-hidden="true" className="text-bad">
          *
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {interests.map((interest) => (
          <label key={interest} className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(interest)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, interest] : chosen.filter((one) => one !== interest))
              }
            />
            {interest}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
