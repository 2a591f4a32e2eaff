/** Who does something privileged, and from where. */
export interface Actor {
  by: 'account' | 'service' | 'system'
  accountId: string | null
  address: string | null
}

/** The server itself, such as when it erases what is past its time. */
export const system: Actor = { by: 'system', accountId: null, address: null }
