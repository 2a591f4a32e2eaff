import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import type { ReactNode } from 'react'
import type { useRun } from '../use-run.ts'
import { BusyOverlay } from './busy-overlay.tsx'

interface PromptFormProps {
  model: Pick<CatalogueModel, 'unavailable'>
  run: Pick<ReturnType<typeof useRun>, 'running' | 'fault' | 'state' | 'cancel'>
  /** The words of its button, and those of the overlay while it is worked on. */
  action: string
  doing: string
  /** A field is blank. */
  incomplete: boolean
  onSubmit: () => void
  fields: ReactNode
  /** Stands under the button. */
  children?: ReactNode
}

/** The frame of a prompt: its fields, what went wrong, the button, and the overlay while it is worked on. */
export function PromptForm({ model, run, action, doing, incomplete, onSubmit, fields, children }: PromptFormProps) {
  return (
    <>
      {model.unavailable && <ErrorNotice message={model.unavailable} hint="What you enter is checked all the same." />}
      <Card className="relative p-6">
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {fields}
          {run.fault && <ErrorNotice message={run.fault.message} hint={run.fault.hint || undefined} />}
          <Button type="submit" size="large" disabled={incomplete} held={run.running}>
            {action}
          </Button>
          {children}
        </form>
        {run.running && <BusyOverlay label={doing} stage={run.state?.stage ?? null} onCancel={run.cancel} />}
      </Card>
    </>
  )
}
