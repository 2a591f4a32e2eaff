import { sizeOfTurned } from '../layout/placement.ts'
import { greyOf, pipelineOf } from '../picture/grey-picture.ts'
import type { PreparedPicture } from '../picture/prepare-picture.ts'
import { tiltOf } from './lean.ts'
import type { LineBox, Point } from './line-box.ts'

/** Lines turned by less than this, in degrees, stay as they are. */
const straight = 0.2

/** Rotated about the middle and cut to the size that a page at this angle needs: rotating twice would enlarge it twice. */
export async function turnedBy(picture: PreparedPicture, degrees: number): Promise<PreparedPicture> {
  const placement = { ...picture.placement, degrees: picture.placement.degrees + degrees }
  const scale = picture.height / sizeOfTurned(picture.placement).height
  const size = sizeOfTurned(placement)
  const turned = await greyOf(pipelineOf(picture).rotate(degrees, { background: 'white' }))
  const width = Math.min(turned.width, Math.round(scale * size.width))
  const height = Math.min(turned.height, Math.round(scale * size.height))
  if (width === turned.width && height === turned.height) return { ...turned, placement }
  const left = Math.floor((turned.width - width) / 2)
  const top = Math.floor((turned.height - height) / 2)
  return { ...(await greyOf(pipelineOf(turned).extract({ left, top, width, height }))), placement }
}

/** A picture whose text is level, with its lines: the lines show the angle that a photo's dark surroundings hid. */
export async function straightened(
  picture: PreparedPicture,
  lines: readonly LineBox[],
): Promise<{ picture: PreparedPicture; lines: readonly LineBox[] }> {
  const tilt = tiltOf(lines)
  if (Math.abs(tilt) < straight) return { picture, lines }
  const turned = await turnedBy(picture, -tilt)
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const move = ({ x, y }: Point): Point => {
    const [along, down] = [x - picture.width / 2, y - picture.height / 2]
    return { x: along * cos + down * sin + turned.width / 2, y: down * cos - along * sin + turned.height / 2 }
  }
  const moved = lines.map(({ corners: [a, b, c, d], ...rest }) => ({
    ...rest,
    corners: [move(a), move(b), move(c), move(d)] as const,
  }))
  return { picture: turned, lines: moved }
}
