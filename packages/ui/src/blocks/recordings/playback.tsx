import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'

interface Playback {
  /** Registers the player of this result's input, once there is one. */
  attach: (player: HTMLMediaElement | null) => void
  /** Seconds from the start. */
  time: number
  setTime: (time: number) => void
  seek: (time: number) => void
}

const PlaybackContext = createContext<Playback | null>(null)

/** One player per result, which every block may seek and follow. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const player = useRef<HTMLMediaElement | null>(null)
  const [time, setTime] = useState(0)
  const controls = useMemo(
    () => ({
      attach: (element: HTMLMediaElement | null) => {
        player.current = element
      },
      setTime,
      seek: (to: number) => {
        setTime(to)
        if (player.current) player.current.currentTime = to
      },
    }),
    [],
  )
  const playback = useMemo(() => ({ ...controls, time }), [controls, time])
  return <PlaybackContext value={playback}>{children}</PlaybackContext>
}

export function usePlayback() {
  const playback = useContext(PlaybackContext)
  if (!playback) throw new Error('A block that plays needs a PlaybackProvider around it.')
  return playback
}
