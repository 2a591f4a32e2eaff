import { useSearchParams } from 'react-router'

/** The person that a list is filtered by, in the address so that other screens can link there. */
export function usePersonFilter() {
  const [params, setParams] = useSearchParams()
  const person = params.get('person') ?? undefined
  const choose = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('person')
        else next.set('person', id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { person, choose }
}
