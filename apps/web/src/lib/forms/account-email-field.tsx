import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface AccountEmailFieldProps {
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** An account's e-mail field, which password managers recognise. */
export function AccountEmailField({ registration, error }: AccountEmailFieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" required error={error} {...registration} />
}
