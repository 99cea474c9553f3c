/** Accessibility of what is on the screen right now. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong, one line each; empty when it finds nothing. It is brought to a document once and only tells what is wrong:
 * bringing it for each look and carrying away what is right costs twice as much as looking.
 */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    if (window.axe === undefined) return ['No hay con qué mirar la pantalla']
    const { violations } = await window.axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // The only frames are documents in the browser's own viewer.
      iframes: false,
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary}`),
    )
  }, TAGS)
}
