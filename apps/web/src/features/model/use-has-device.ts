import { useEffect, useState } from 'react'

/** Whether the browser has a camera or microphone to offer; its use is still up to the person. */
export function useHasDevice(kind: 'videoinput' | 'audioinput') {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let gone = false
    const look = async () => {
      // Absent where the page is not served safely: then there is no camera to offer either.
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
