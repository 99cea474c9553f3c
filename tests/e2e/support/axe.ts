/** Accessibility of what is on the screen right now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong, one line each; empty when it finds nothing. */
export const accessibilityFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // Our frames are of our own origin and are looked at from the page; otherwise each look opens a page of its own, half a second.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} · ${target.join(' ')} · ${failureSummary}`),
  )
}
