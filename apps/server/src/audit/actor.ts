/** The person who does something privileged, and the address. */
export interface Actor {
  by: 'account' | 'service' | 'system'
  accountId: string | null
  address: string | null
}

/** The server itself, such as when it erases expired data. */
export const system: Actor = { by: 'system', accountId: null, address: null }
