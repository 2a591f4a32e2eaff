/** Thins strokes to lines one pixel wide (Zhang and Suen 1984), in place. `picture` holds ones on zeros; its edge must be zeros. */
export function thin(picture: Uint8Array, width: number): void {
  let candidates: number[] = []
  for (let place = 0; place < picture.length; place++) if (picture[place] === 1) candidates.push(place)
  const around = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
  for (let changed = true; changed; ) {
    changed = false
    for (const pass of [0, 1]) {
      const gone = candidates.filter((place) => {
        // Its edge is zeros, so that a candidate has eight neighbours.
        const near = around.map((offset) => picture[place + offset] as number)
        const count = near.reduce((sum, value) => sum + value, 0)
        if (count < 2 || count > 6) return false
        let rises = 0
        for (let side = 0; side < 8; side++) if (near[side] === 0 && near[(side + 1) % 8] === 1) rises += 1
        if (rises !== 1) return false
        const [north, , east, , south, , west] = near
        return pass === 0
          ? !(north && east && south) && !(east && south && west)
          : !(north && east && west) && !(north && south && west)
      })
      for (const place of gone) picture[place] = 0
      if (gone.length > 0) {
        changed = true
        candidates = candidates.filter((place) => picture[place] === 1)
      }
    }
  }
}
