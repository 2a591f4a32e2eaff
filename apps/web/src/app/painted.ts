/** When the page as it stands has been painted; at once where nobody sees it. */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
