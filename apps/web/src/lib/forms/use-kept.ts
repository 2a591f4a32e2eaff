import { useEffect, useEffectEvent, useState } from 'react'
import { keep, readKept } from './kept.ts'

/**
 * A form's state that outlives the end of a session, and the form's closing, until it is `empty` again. `name`: of the form, and of what it
 * is about. What comes back does not replace what was typed meanwhile.
 */
export function useKept<Value>(name: string, empty: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(empty)
  const found = useEffectEvent((kept: unknown) => {
    // The cast: only this hook writes under this name.
    if (kept !== undefined && value === empty) setValue(kept as Value)
  })
  useEffect(() => {
    let gone = false
    const look = async () => {
      const kept = await readKept(name)
      if (!gone) found(kept)
    }
    void look()
    return () => {
      gone = true
    }
  }, [name])
  const change = (next: Value) => {
    setValue(next)
    void keep(name, next === empty ? null : next)
  }
  return [value, change]
}
