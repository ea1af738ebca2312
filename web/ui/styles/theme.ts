export type Theme = 'system' | 'light' | 'dark'

const year = 365 * 24 * 60 * 60

/**
 * Sets the theme before anything is drawn: the chosen one from its cookie, which the server never reads, so that its
 * pages are the same for everybody. A cookie, since leaving clears the storage.
 */
export const themeScript = `(function(){var m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]})();`

export const readTheme = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ?? 'system'

/** Chooses a theme for this browser, for a year. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  const age = theme === 'system' ? 0 : year
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax`
  dispatchEvent(new Event('themechange'))
}
