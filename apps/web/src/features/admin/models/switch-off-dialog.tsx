import type { ModelSwitch } from '@vitrine/contracts/administration/administration.ts'
import { Dialog } from '@vitrine/ui/primitives/dialog.tsx'
import { FormButtons } from '@vitrine/ui/primitives/form-buttons.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useForm } from 'react-hook-form'
import { FailureNotice } from '../../../lib/requests/failure-notice.tsx'
import { useSwitchModel } from './switch-model.ts'

interface SwitchOffDialogProps {
  model: ModelSwitch
  onClose: () => void
}

/** Asks for the reason, which people see instead of the model. */
export function SwitchOffDialog({ model, onClose }: SwitchOffDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const change = useSwitchModel()
  const switchOff = ({ reason }: { reason: string }) =>
    change.mutate({ id: model.modelId, on: false, reason: reason.trim() }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Switch off ${model.title}`}
      description="It stays in the catalogue with your reason; its calls answer 503. What runs already is finished."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(switchOff)(event)} className="flex flex-col gap-4">
        <TextField
          label="Reason"
          help="People read it, such as: 'Back on Monday after an update.'"
          maxLength={300}
          required
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why: people read it.' })}
        />
        {change.isError && <FailureNotice error={change.error} />}
        <FormButtons label="Switch off" variant="danger" busy={change.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
