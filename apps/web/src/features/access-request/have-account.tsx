import { SwitchLine } from '../../lib/forms/switch-line.tsx'
import { dialogs } from '../../lib/screen/dialogs.ts'

/** Links from the access request to the login. */
export function HaveAccount() {
  return (
    <SwitchLine question="Already have an account?" label="Login" onSwitch={() => dialogs.open({ kind: 'login' })} />
  )
}
