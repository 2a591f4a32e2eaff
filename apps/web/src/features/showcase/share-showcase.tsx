import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { client } from '../../lib/requests/client.ts'

/** Copies the page's own address for a colleague; its sender learns that it was handed on. */
export function ShareShowcase({ token }: { token: string }) {
  const address = () => {
    // Copying works whether or not it can be told.
    client.call('noteShowcaseShared', { params: { token } }).catch(() => undefined)
    return `${window.location.origin}/showcase/${token}`
  }
  return <CopyButton text={address} label="Copy the link for a colleague" />
}
