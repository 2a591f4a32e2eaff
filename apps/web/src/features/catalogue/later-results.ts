import { lazy } from 'react'

/** Its index and its words are for those who search: they come once somebody is in the field. */
export const loadResults = () => import('./search-results.tsx')
export const SearchResults = lazy(loadResults)
