import { useEffect } from 'react'
import { createStore, useStore } from '../lib/screen/outside-store.ts'

export type Theme = 'light' | 'dark'

const key = 'theme'
/** As the sidebar shell comes from the server. */
const shown = createStore<Theme>('dark')

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  shown.set(theme)
}

/** The sidebar shell's theme: dark unless light was chosen and local storage has not been cleared since. */
export const rememberedTheme = (): Theme => (window.localStorage.getItem(key) === 'light' ? 'light' : 'dark')

export function chooseTheme(theme: Theme) {
  window.localStorage.setItem(key, theme)
  show(theme)
}

/** The theme on the screen. */
export const useTheme = () => useStore(shown)

/** A shell shows its theme for as long as it is on the screen. */
export function useShellTheme(theme: () => Theme) {
  useEffect(() => show(theme()), [theme])
}
