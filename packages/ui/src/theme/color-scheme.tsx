/** What a person chose: one of the two themes, or whatever their system says. */
export type ColourScheme = 'light' | 'dark' | 'system'

/**
 * Puts the theme on the document's root, where dialogs and toasts (drawn beside the page) see it too.
 * Applied before the first render it costs no flash. Returns the theme that is now shown.
 */
export const applyColourScheme = (scheme: ColourScheme): 'light' | 'dark' => {
  const dark = scheme === 'dark' || (scheme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.classList.toggle('bp6-dark', dark)
  root.dataset['theme'] = dark ? 'dark' : 'light'
  return dark ? 'dark' : 'light'
}
