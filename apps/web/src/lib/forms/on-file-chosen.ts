import type { ChangeEvent } from 'react'

/** Handles the change of a file input of one file, and empties it: the same file may be chosen again after it was corrected or removed. */
export const onFileChosen =
  (onChoose: (file: File) => void) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (chosen) onChoose(chosen)
  }
