import { useEffect, useState } from 'react'

/** State that returns to `rest` these milliseconds after it was set. */
export function useBriefly<Value>(rest: Value, milliseconds: number) {
  const [value, setValue] = useState(rest)
  useEffect(() => {
    if (value === rest) return
    const timer = setTimeout(() => setValue(rest), milliseconds)
    return () => clearTimeout(timer)
  }, [value, rest, milliseconds])
  return [value, setValue] as const
}
