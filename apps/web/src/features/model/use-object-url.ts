import { useEffect, useState } from 'react'

/** An object URL for a chosen file, revoked when the file changes or its preview is unmounted. */
export function useObjectUrl(file: File) {
  const [address, setAddress] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    // An object URL is a resource outside React: it can only be created and revoked in an effect.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address?.file === file ? address.url : null
}
