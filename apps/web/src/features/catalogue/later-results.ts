import { lazy } from 'react'

/** The search index and its words are loaded once somebody focuses the field. */
export const loadResults = () => import('./search-results.tsx')
export const SearchResults = lazy(loadResults)
