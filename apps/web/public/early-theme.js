// Runs before the first paint, as a separate file because the content security policy forbids inline scripts. The
// sidebar shell is dark unless the visitor chose light; the landing shell is always light.
;(() => {
  const sidebar =
    /^\/(explore|content|jobs|admin|results)(\/|$)|^\/[^/]+\/((image|audio|video|file|text)-upload|explore-topic|image-gen)$/
  if (!sidebar.test(location.pathname)) return
  let theme = 'dark'
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark'
  } catch {
    // Storage is disabled: use dark.
  }
  document.documentElement.dataset.theme = theme
})()
