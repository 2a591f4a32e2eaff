import { useEffect, useState } from 'react'

/** Whether the browser has a camera or microphone; using it still needs permission. */
export function useHasDevice(kind: 'videoinput' | 'audioinput') {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let gone = false
    const look = async () => {
      // Undefined on insecure pages, where no camera is available either.
      const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
      if (!gone) setHas(devices.some((device) => device.kind === kind))
    }
    void look()
    return () => {
      gone = true
    }
  }, [kind])
  return has
}
