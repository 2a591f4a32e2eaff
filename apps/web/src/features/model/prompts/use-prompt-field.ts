import { promptFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { useState } from 'react'

/** A prompt field: its text, and its error once it was touched. */
export function usePromptField(name: 'topic' | 'instructions', maxMegabytes: number) {
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const fault = promptFault(name, text, maxMegabytes)
  return {
    text,
    isBlank: text.trim() === '',
    fault,
    /** The error as shown. */
    error: touched ? fault?.message : undefined,
    touch: () => setTouched(true),
    change: (value: string) => {
      setText(value)
      setTouched(true)
    },
    /** Sets the text on behalf of the person, as a sample does. */
    fill: (value: string) => {
      setText(value)
      setTouched(false)
    },
  }
}
