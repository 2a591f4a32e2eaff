import { useEffect } from 'react'
import { brand } from '../../config/brand.ts'

/** The page's title in the browser's tab. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.product}`
  }, [title])
}
