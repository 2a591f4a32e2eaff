/** The file that was chosen. The input is emptied: the same file, chosen again after it was corrected, is a change too. */
export function takeChosenFile(input: HTMLInputElement): File | undefined {
  const [chosen] = input.files ?? []
  input.value = ''
  return chosen
}
