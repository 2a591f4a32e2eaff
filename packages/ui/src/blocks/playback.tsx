import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react'

interface PlaybackState {
  /** The player of this result's input, once one is on the screen. */
  player: RefObject<HTMLMediaElement | null>
  /** Seconds from the start. */
  time: number
  setTime: (time: number) => void
  seek: (time: number) => void
}

const PlaybackContext = createContext<PlaybackState | null>(null)

/** One player per result, which every block may seek and follow. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const player = useRef<HTMLMediaElement | null>(null)
  const [time, setTime] = useState(0)
  const state = useMemo(() => {
    const seek = (to: number) => {
      setTime(to)
      if (player.current) player.current.currentTime = to
    }
    return { player, time, setTime, seek }
  }, [time])
  return <PlaybackContext value={state}>{children}</PlaybackContext>
}

export const usePlayback = () => {
  const state = useContext(PlaybackContext)
  if (!state) throw new Error('A block that plays needs a PlaybackProvider around it.')
  return state
}
