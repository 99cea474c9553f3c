// Sets the chosen theme before the first paint. It is a file of its own because the page's policy forbids inline scripts;
// `src/app/theme.ts` writes the choice.
;(() => {
  let chosen = 'system'
  try {
    chosen = localStorage.getItem('cauce.tema') ?? chosen
  } catch {
    // Storage is closed to this page: the system's theme stays.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.toggle('bp6-dark', dark)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
