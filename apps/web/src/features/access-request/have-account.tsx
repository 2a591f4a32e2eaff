import { dialogs } from '../../lib/dialogs.ts'
import { SwitchLine } from '../../lib/switch-line.tsx'

/** Leads from asking for access to the login. */
export function HaveAccount() {
  return (
    <SwitchLine question="Already have an account?" label="Login" onSwitch={() => dialogs.open({ kind: 'login' })} />
  )
}
