import sharp from 'sharp'

/**
 * Draws the orange of calorie-nutrition, a coin of 25 mm beside it: `node evals/samples/make-plate-samples.ts`.
 * Of its size in truth, as oranges are, so that the coin measures it.
 */
const target = new URL('../../packages/models/src/calorie-nutrition/samples/orange.jpg', import.meta.url)

const plate = { x: 284, y: 194, radius: 150 }
const fruit = { x: 282, y: 192, wide: 70, high: 66 }
const coin = { x: 70, y: 110, radius: 20 }

const gradients = `
  <linearGradient id="table" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c99a5b"/><stop offset="1" stop-color="#a87335"/></linearGradient>
  <radialGradient id="china" cx=".42" cy=".38" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".75" stop-color="#ecebe6"/><stop offset="1" stop-color="#d6d5cf"/></radialGradient>
  <radialGradient id="peel" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#ffb648"/><stop offset=".45" stop-color="#f28a14"/><stop offset=".85" stop-color="#c9620a"/><stop offset="1" stop-color="#a94f08"/></radialGradient>
  <radialGradient id="metal" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#d9dad6"/><stop offset="1" stop-color="#9a9c96"/></radialGradient>`

/** Noise as a colour of its own, as much of it as passes `cut`. */
const noise = (id: string, frequency: string, [red, green, blue]: readonly number[], [gain, cut]: readonly number[]) => `
  <filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="9"/>
    <feColorMatrix values="0 0 0 0 ${red}  0 0 0 0 ${green}  0 0 0 0 ${blue}  0 0 0 ${gain} ${cut}"/></filter>`

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="576" viewBox="0 0 512 384">
<defs>${gradients}
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>
  ${noise('grain', '.012 .35', [0.25, 0.14, 0.04], [0.55, -0.1])}${noise('pores', '.28', [0.35, 0.14, 0], [1.6, -0.62])}
  <clipPath id="fruit"><ellipse cx="${fruit.x}" cy="${fruit.y}" rx="${fruit.wide}" ry="${fruit.high}"/></clipPath>
</defs>
<rect width="512" height="384" fill="url(#table)"/><rect width="512" height="384" filter="url(#grain)" opacity=".5"/>
<circle cx="${plate.x + 8}" cy="${plate.y + 12}" r="${plate.radius}" opacity=".45" filter="url(#soft)"/>
<circle cx="${plate.x}" cy="${plate.y}" r="${plate.radius}" fill="url(#china)"/>
<circle cx="${plate.x}" cy="${plate.y}" r="105" fill="none" stroke="#cfcec8" stroke-width="5" filter="url(#soft)"/>
<circle cx="${plate.x}" cy="${plate.y}" r="102" fill="#f6f5f1" opacity=".6"/>
<ellipse cx="${fruit.x + 9}" cy="${fruit.y + 14}" rx="${fruit.wide}" ry="${fruit.high - 3}" fill="#5a3a18" opacity=".5" filter="url(#soft)"/>
<g clip-path="url(#fruit)">
  <ellipse cx="${fruit.x}" cy="${fruit.y}" rx="${fruit.wide}" ry="${fruit.high}" fill="url(#peel)"/>
  <rect x="${fruit.x - fruit.wide}" y="${fruit.y - fruit.high}" width="${2 * fruit.wide}" height="${2 * fruit.high}" filter="url(#pores)" opacity=".5"/></g>
<ellipse cx="${fruit.x - 21}" cy="${fruit.y - 26}" rx="15" ry="9" fill="#fff3d8" opacity=".55" filter="url(#soft)"/>
<circle cx="${fruit.x + 6}" cy="${fruit.y - 8}" r="3.6" fill="#6b6a24"/><circle cx="${fruit.x + 5}" cy="${fruit.y - 9}" r="1.6" fill="#a3a156"/>
<circle cx="${coin.x + 2}" cy="${coin.y + 3}" r="${coin.radius}" opacity=".35" filter="url(#soft)"/>
<circle cx="${coin.x}" cy="${coin.y}" r="${coin.radius}" fill="url(#metal)" stroke="#7d7f7a" stroke-width="1.5"/>
<circle cx="${coin.x}" cy="${coin.y}" r="${coin.radius - 4}" fill="none" stroke="#8b8d88"/>
</svg>`

await sharp(Buffer.from(drawing)).resize(512).jpeg({ quality: 82 }).toFile(target.pathname)
