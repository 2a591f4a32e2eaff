import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Returns what was typed into a field before hydration. */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onTyped: (typed: string) => void,
) {
  const read = useEffectEvent(() => {
    const typed = field.current?.value ?? value
    if (typed !== value) onTyped(typed)
  })
  useLayoutEffect(() => read(), [])
}
