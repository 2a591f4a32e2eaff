/** Offers `content` as a download of that name. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The click only starts the download: the address has to outlive it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
