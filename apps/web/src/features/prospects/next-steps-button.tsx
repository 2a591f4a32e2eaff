import { operations } from '@vitrine/contracts/operations/operations.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { CalendarDays } from 'lucide-react'
import { useSaveFile } from '../../lib/requests/use-save-file.ts'

/** Saves the person's own next steps as a calendar file. */
export function NextStepsButton() {
  const save = useSaveFile('Failed to get prospect information')
  return (
    <Button
      variant="secondary"
      busy={save.isPending}
      onClick={() => save.mutate({ address: operations.getNextSteps.path, name: 'next-steps.ics' })}
    >
      {!save.isPending && <CalendarDays aria-hidden="true" className="size-4" />}
      My next steps
    </Button>
  )
}
