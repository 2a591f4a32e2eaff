/** Milliseconds after which a slow picture is waited for no longer. */
const longest = 1_000

function inView(picture: HTMLImageElement): boolean {
  const { top, bottom, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** When the page as it stands has been painted, with the pictures that are in view; at once where nobody sees it. */
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
