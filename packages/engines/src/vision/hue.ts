/** The hue of a colour that is no grey, in sixths of the circle: 0 ≤ hue < 6; red is 0, green 2, blue 4. */
export function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (most === red) return ((green - blue) / spread + 6) % 6
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4
}
