import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { client } from '../../lib/requests/client.ts'

/** Copies the page's address for a colleague; its maker sees that it was shared. */
export function ShareShowcase({ token }: { token: string }) {
  const address = () => {
    // Copying works whether or not sharing can be recorded.
    client.call('noteShowcaseShared', { params: { token } }).catch(() => undefined)
    return `${window.location.origin}/showcase/${token}`
  }
  return <CopyButton text={address} label="Copy the link for a colleague" />
}
