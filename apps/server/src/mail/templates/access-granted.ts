import { greeting, type MailTemplate } from '../mail-content.ts'
import type { MailData } from '../mail-data.ts'

/** For somebody who already has an account: no new password. */
export const accessGranted: MailTemplate<MailData<'access-granted'>> = ({ name, interest }, { baseUrl, product }) => ({
  subject: `Your request for ${interest === '' ? product : interest} was approved`,
  pieces: [
    greeting(name),
    { kind: 'paragraph', text: 'Your request was approved. You have an account already: sign in with it as usual.' },
    { kind: 'link', label: 'Sign in', address: `${baseUrl}/?m=login` },
    { kind: 'note', text: 'Forgot the password? The sign-in dialog mails you a temporary one.' },
  ],
})
