interface VideoSample {
  model: 'video-qa' | 'videoModeration'
  file: string
  from: { clip: string; start: number; seconds: number } | { made: string }
  /** ffmpeg's video filter. */
  filter: string
  /** Read aloud by flite's slt. */
  speech?: string
  crf?: number
}

const card = (lines: readonly string[], when: string): string =>
  lines
    .map((text, index) => {
      const place = `x=40:y=${60 + index * 56}:fontsize=34:fontcolor=white`
      return `drawtext=font=sans:text='${text}':${place}:enable='${when}'`
    })
    .join(',')

/** What the video samples are made of. The clips: intel-iot-devkit/sample-videos, CC BY 4.0, Intel. */
export const videoSamples: readonly VideoSample[] = [
  {
    model: 'video-qa',
    file: 'three-bottles.mp4',
    from: { clip: 'bottle-detection.mp4', start: 3, seconds: 13 },
    filter: 'scale=480:-2,fps=15',
  },
  {
    model: 'video-qa',
    file: 'opening-hours.mp4',
    from: { made: 'color=0x1f3a5f:s=640x360:r=15:d=12' },
    filter: [
      "drawbox=w=iw:h=ih:t=fill:color=0x2e5d3a:enable='gte(t,6)'",
      card(['Green Street Library', 'Open Monday to Friday', '9 am to 6 pm'], 'lt(t,6)'),
      card(['Summer reading club', 'Every Tuesday at 4 pm', 'Room 12'], 'gte(t,6)'),
    ].join(','),
    speech: 'Welcome to the library. The reading club meets in room twelve. Children need a library card.',
  },
  {
    model: 'video-qa',
    file: 'cars-from-above.mp4',
    from: { clip: 'car-detection.mp4', start: 3, seconds: 16 },
    filter: 'scale=480:-2,fps=12.5',
  },
  {
    model: 'videoModeration',
    file: 'car-park.mp4',
    from: { clip: 'car-detection.mp4', start: 13, seconds: 8 },
    filter: 'scale=480:-2,fps=12.5',
  },
  {
    model: 'videoModeration',
    file: 'flashing.mp4',
    from: { made: 'color=black:s=320x180:r=30:d=6' },
    filter: "drawbox=x=40:y=30:w=160:h=110:t=fill:color=white:enable='between(t,2,4)*lt(mod(t*6,1),0.5)'",
  },
  {
    model: 'videoModeration',
    file: 'prize-and-insult.mp4',
    from: { made: 'color=0x3a2a4f:s=640x360:r=15:d=10' },
    filter: [
      card(['YOU WON a free prize', 'Click here now www.win-cash.biz', 'Act now, limited offer'], 'lt(t,5)'),
      card(['You are a stupid idiot', 'Everybody hates you', 'Get lost, loser'], 'gte(t,5)'),
    ].join(','),
  },
  {
    model: 'videoModeration',
    file: 'german-insult.mp4',
    from: { made: 'color=0x3a2a4f:s=640x360:r=15:d=5' },
    filter: card(['Du bist ein dummer Mensch', 'Alle hassen dich', 'Verschwinde von hier'], 'gte(t,0)'),
  },
]
