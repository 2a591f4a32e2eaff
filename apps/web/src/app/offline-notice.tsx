import { useOnline } from '../lib/screen/use-online.ts'

/** Says for as long as it lasts that there is no network: a list that waits for one would only show its skeleton. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="sticky top-16 z-10 md:top-4">
      {!online && (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-ink">
          You are offline. What needs the server comes once the connection is back; nothing that you typed is lost.
        </p>
      )}
    </div>
  )
}
