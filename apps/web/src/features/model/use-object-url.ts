import { useEffect, useState } from 'react'

/** An address for a chosen file, given back when the file changes or its preview leaves the screen. */
export function useObjectUrl(file: File) {
  const [address, setAddress] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    // An object address is a resource outside React: it can only be made and given back in an effect.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return address?.file === file ? address.url : null
}
