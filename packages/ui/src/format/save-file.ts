/** Offers `content` as a download with this name. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The click only starts the download, so the URL must live longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
