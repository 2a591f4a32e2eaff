import { useEffect } from 'react'
import { brand } from '../../config/brand.ts'

/** Sets the document's title. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.product}`
  }, [title])
}
