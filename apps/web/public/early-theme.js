// Runs before the first paint, as a file of its own because the content policy allows no script in the page.
// The sidebar shell is dark unless the visitor chose light; the landing shell is always light.
;(() => {
  const sidebar =
    /^\/(explore|content|jobs|admin|results)(\/|$)|^\/[^/]+\/((image|audio|video|file|text)-upload|explore-topic|image-gen)$/
  if (!sidebar.test(location.pathname)) return
  let theme = 'dark'
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark'
  } catch {
    // Storage is switched off: dark it is.
  }
  document.documentElement.dataset.theme = theme
})()
