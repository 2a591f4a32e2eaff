import { useEffect } from 'react'
import { brand } from '../../config/brand.ts'

export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.product}`
  }, [title])
}
