import { blob, type Easel, polygon } from '../easel.ts'
import { paintCastle } from '../figures/castle.ts'
import { paintDragon } from '../figures/dragon.ts'
import { paintBirds, paintPerson, paintPine } from '../figures/land-life.ts'
import { css, lighter, mix } from '../palette.ts'
import { paintRange } from '../ridges.ts'
import { glow, paintClouds, paintSky, paintStars, paintSunOrMoon } from '../sky.ts'

function paintFloatingIsland(easel: Easel, x: number, y: number, width: number): void {
  const { context, palette, random } = easel
  context.fillStyle = css(mix(palette.far, palette.near, 0.45))
  const rock: [number, number][] = [[x - width / 2, y]]
  for (let step = 0; step <= 8; step++) {
    const at = step / 8
    const deep = Math.sin(at * Math.PI) ** 0.8 * width * random.between(0.5, 0.75)
    rock.push([x - width / 2 + at * width, y + deep])
  }
  rock.push([x + width / 2, y])
  polygon(context, rock)
  context.fillStyle = css([128, 36, 30])
  blob(context, [
    [x - width * 0.54, y + width * 0.02],
    [x - width * 0.2, y - width * 0.08],
    [x + width * 0.25, y - width * 0.07],
    [x + width * 0.54, y + width * 0.02],
    [x, y + width * 0.07],
  ])
  for (let tree = 0; tree < 6; tree++) {
    const place = {
      x: x + random.between(-0.4, 0.4) * width,
      y: y - width * 0.01,
      scale: width * 0.0022 * random.between(0.6, 1),
    }
    paintPine(easel, place, [140, 34, 22])
  }
}

function paintCrystals(easel: Easel, ground: number): void {
  const { context, size, random, palette } = easel
  for (let crystal = 0; crystal < 14; crystal++) {
    const [x, height] = [random.between(0, size), size * random.between(0.04, 0.14)]
    const lean = random.between(-0.3, 0.3) * height
    glow(easel, x + lean, ground - height * 0.5, height, palette.second, 0.35)
    context.fillStyle = css(lighter(palette.second, random.between(-6, 16)), 0.9)
    polygon(context, [
      [x - height * 0.14, ground + size * 0.05],
      [x + lean - height * 0.1, ground - height * 0.8],
      [x + lean, ground - height],
      [x + lean + height * 0.12, ground - height * 0.75],
      [x + height * 0.16, ground + size * 0.05],
    ])
  }
}

function paintEmbers(easel: Easel): void {
  const { size, random } = easel
  for (let ember = 0; ember < 130; ember++) {
    const [x, y] = [random.between(0, size), size * random.between(0.35, 1)]
    glow(easel, x, y, size * random.between(0.002, 0.009), [random.between(12, 44), 100, 62], 0.9)
  }
}

/** Mountains and a castle under a large moon or sun; a dragon unless the words ask for something else only. */
export function paintFantasy(easel: Easel): void {
  const { size, random, palette, scene } = easel
  const { figures } = scene
  const ground = size * 0.8
  paintSky(easel, ground)
  if (scene.time === 'night' || scene.mood === 'mysterious') paintStars(easel, 420, size * 0.6)
  paintSunOrMoon(easel, size * 0.66, size * 0.3, size * 0.13)
  paintClouds(easel, 6, size * 0.1, size * 0.5)
  paintRange(easel, {
    base: size * 0.7,
    height: size * 0.34,
    colour: mix(palette.far, palette.horizon, 0.35),
    snow: scene.weather === 'snow',
  })
  if (figures.has('castle') || !figures.has('crystal'))
    paintCastle(easel, { x: size * 0.24, y: size * 0.75, scale: size * 0.00105 })
  paintRange(easel, { base: size * 0.78, height: size * 0.17, colour: palette.far })
  if (figures.has('island')) {
    paintFloatingIsland(easel, size * 0.3, size * 0.42, size * 0.3)
    paintFloatingIsland(easel, size * 0.78, size * 0.55, size * 0.18)
  }
  const fiery = figures.has('fire') || scene.mood === 'dramatic'
  if (figures.has('dragon') || figures.size === 0)
    paintDragon(easel, { x: size * 0.52, y: size * 0.4, scale: size * 0.00112, angle: -0.12 }, { fire: fiery })
  else paintBirds(easel, size * 0.5, size * 0.3, 9)
  paintRange(easel, { base: size * 0.93, height: size * 0.13, colour: palette.near, roughness: 0.44 })
  if (figures.has('crystal')) paintCrystals(easel, size * 0.9)
  for (let tree = 0; tree < 26; tree++) {
    const place = {
      x: random.between(0, size),
      y: size * random.between(0.93, 1.02),
      scale: size * random.between(0.0008, 0.0017),
    }
    paintPine(easel, place, lighter(palette.near, 3))
  }
  if (figures.has('person')) paintPerson(easel, { x: size * 0.6, y: size * 0.93, scale: size * 0.0012 })
  if (fiery) paintEmbers(easel)
}
