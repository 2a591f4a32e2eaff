/** Keeps a text in the browser's storage, if that has room: what a person asks for is done without. Says whether it did. */
export function keepText(storage: Storage, name: string, text: string): boolean {
  try {
    storage.setItem(name, text)
    return true
  } catch (error) {
    console.warn(`The browser's storage has no room for ${name}.`, error)
    return false
  }
}
