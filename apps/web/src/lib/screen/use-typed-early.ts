import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Hands over what was typed into a field of a page that came with its content, before React had taken it over. */
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
