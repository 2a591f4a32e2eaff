import { useEffect } from 'react'
import { keepText } from '../lib/screen/keep-text.ts'
import { createStore, useStore } from '../lib/screen/outside-store.ts'

export type Theme = 'light' | 'dark'

const key = 'theme'
/** The sidebar shell's theme as rendered by the server. */
const shown = createStore<Theme>('dark')

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  shown.set(theme)
}

/** The sidebar shell's theme: dark unless light was chosen and is still in local storage. */
export const rememberedTheme = (): Theme => (window.localStorage.getItem(key) === 'light' ? 'light' : 'dark')

export function chooseTheme(theme: Theme) {
  keepText(window.localStorage, key, theme)
  show(theme)
}

export const useTheme = () => useStore(shown)

/** Applies a shell's theme while it is mounted. */
export function useShellTheme(theme: () => Theme) {
  useEffect(() => show(theme()), [theme])
}
