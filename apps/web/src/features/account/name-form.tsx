import type { User } from '@vitrine/contracts/accounts/account.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { useForm } from 'react-hook-form'
import { FailureNotice } from '../../lib/requests/failure-notice.tsx'
import { useSaveName } from './save-name.ts'

export function NameForm({ user }: { user: User }) {
  const { register, handleSubmit, formState } = useForm({ values: { name: user.name } })
  const save = useSaveName(user)
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => save.mutate(name.trim()))(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={200}
        required
        error={formState.errors.name?.message}
        {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
      />
      {save.isError && <FailureNotice error={save.error} />}
      <Button type="submit" className="self-end" held={!formState.isDirty} busy={save.isPending}>
        Save
      </Button>
    </form>
  )
}
