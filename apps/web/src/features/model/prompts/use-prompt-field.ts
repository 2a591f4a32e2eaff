import { promptFault } from '@vitrine/contracts/catalogue/input-words.ts'
import { useState } from 'react'

/** One field of a prompt: its text, and what is wrong with it once it was touched. */
export function usePromptField(name: 'topic' | 'instructions', maxMegabytes: number) {
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const fault = promptFault(name, text, maxMegabytes)
  return {
    text,
    isBlank: text.trim() === '',
    fault,
    /** The fault as it is shown. */
    error: touched ? fault?.message : undefined,
    touch: () => setTouched(true),
    change: (value: string) => {
      setText(value)
      setTouched(true)
    },
    /** Filled in for the person, as by a sample. */
    fill: (value: string) => {
      setText(value)
      setTouched(false)
    },
  }
}
