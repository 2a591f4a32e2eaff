/** Milliseconds to wait for slow pictures at most. */
const longest = 1_000

function inView(picture: HTMLImageElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Resolves when the current page and the pictures in view have been painted; at once if the page is hidden. */
export async function painted(): Promise<void> {
  if (document.hidden) return
  await nextFrame()
  const pictures = [...document.images].filter(inView)
  await Promise.race([
    Promise.allSettled(pictures.map(async (picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, longest)),
  ])
  await nextFrame()
}
