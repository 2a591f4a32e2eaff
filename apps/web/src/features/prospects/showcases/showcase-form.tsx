import type { CallAnswer } from '@vitrine/contracts/calls/client.ts'
import type { Prospect } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CheckField } from '@vitrine/ui/primitives/check-field.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextAreaField } from '@vitrine/ui/primitives/text-area-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { useKept } from '../../../lib/forms/use-kept.ts'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { ChooseSamples, type Chosen } from './choose-samples.tsx'
import { useMakeShowcase } from './make-showcase.ts'

interface ShowcaseFormProps {
  prospect: Prospect
  onMade: (made: CallAnswer<'createShowcase'>) => void
}

const mostRuns = 200

/** The link's samples, lifetime, number of runs, and whether it is mailed at once. */
export function ShowcaseForm({ prospect, onMade }: ShowcaseFormProps) {
  const catalogue = useCatalogue()
  const make = useMakeShowcase(prospect.id)
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const [greeting, setGreeting] = useKept(`showcase:${prospect.id}`, '')
  const [days, setDays] = useState('14')
  const [maxRuns, setMaxRuns] = useState('20')
  const [signIn, setSignIn] = useState(false)
  const [mail, setMail] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const tried = tries > 0
  // The invalid field may be far above the button that was pressed.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])
  const runs = Number(maxRuns)
  const errors = {
    chosen: chosen.size === 0 ? 'Choose at least one sample' : undefined,
    runs: Number.isInteger(runs) && runs >= 1 && runs <= mostRuns ? undefined : `A number from 1 to ${mostRuns}`,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (errors.chosen || errors.runs) return
    const items = [...chosen].map(([model, samples]) => ({ model, samples: [...samples] }))
    make.mutate(
      { items, greeting, days: Number(days), maxRuns: runs, signIn, mail },
      {
        onSuccess: (made) => {
          setGreeting('')
          onMade(made)
        },
      },
    )
  }
  if (catalogue.isPending) return <Loading />
  if (catalogue.isError) return <FailureNotice error={catalogue.error} />
  const offered = catalogue.data.models.filter(
    ({ available, samples, samplesForVisitors }) => available && samples.length > 0 && (signIn || samplesForVisitors),
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <ChooseSamples models={offered} chosen={chosen} onChange={setChosen} error={tried ? errors.chosen : undefined} />
      <TextAreaField
        label="Greeting"
        help="Shown above the samples and in the mail."
        maxLength={2000}
        value={greeting}
        onChange={setGreeting}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="Open for" value={days} onChange={(event) => setDays(event.target.value)}>
          <Options of={[3, 7, 14, 30, 60, 90].map((count) => [count, `${count} days`])} />
        </SelectField>
        <TextField
          label="Runs"
          inputMode="numeric"
          value={maxRuns}
          error={tried ? errors.runs : undefined}
          onChange={(event) => setMaxRuns(event.target.value)}
        />
      </div>
      <CheckField checked={signIn} onChange={setSignIn}>
        Only after signing in with {prospect.email}
      </CheckField>
      <CheckField checked={mail} onChange={setMail}>
        Mail it to {prospect.email} now
      </CheckField>
      {make.isError && <FailureNotice error={make.error} />}
      <Button type="submit" busy={make.isPending}>
        Make the link
      </Button>
    </form>
  )
}
