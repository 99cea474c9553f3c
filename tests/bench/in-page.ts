/** Measures that the page takes of itself: from a trusted click to the painted page, the slowest interactions, what jumped. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    measured: {
      /** Milliseconds from the last click to the heading painted after it; null while it has not been. */
      change: number | null
      /** Longest duration of each interaction, milliseconds, by its id. */
      readonly interactions: Map<number, number>
      /** Sum of the shifts that no recent input explains. */
      shifts: number
      /** Waits for the heading, from the next click or Enter on. */
      expectHeading: (title: string) => void
    }
  }
}

/** Runs in the page before anything of it. */
export const takeMeasures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const measured: Window['measured'] = {
      change: null,
      interactions: new Map(),
      shifts: 0,
      expectHeading: (title) => {
        measured.change = null
        let start: number | null = null
        const began = (event: Event): void => {
          start ??= event.timeStamp
        }
        addEventListener('click', began, { capture: true, once: true })
        addEventListener('keydown', began, { capture: true, once: true })
        const isThere = (): boolean => document.querySelector('main h1')?.textContent === title
        const watch = new MutationObserver(() => {
          if (start === null || !isThere()) return
          watch.disconnect()
          const from = start
          // After the frame that has it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              measured.change = performance.now() - from
            })
            port1.start()
            port2.postMessage(null)
          })
        })
        watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
      },
    }
    window.measured = measured
    // The type of the options does not know the threshold yet.
    const everyInteraction = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
          continue
        const longest = Math.max(measured.interactions.get(entry.interactionId) ?? 0, entry.duration)
        measured.interactions.set(entry.interactionId, longest)
      }
    }).observe(everyInteraction)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === false && 'value' in entry) {
          measured.shifts += Number(entry.value)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Milliseconds from the act, a click or a key, to the painted page with that heading. */
export const timeChange = async (page: Page, title: string, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate((wanted) => window.measured.expectHeading(wanted), title)
  await act()
  const handle = await page.waitForFunction(() => window.measured.change)
  return Number(await handle.jsonValue())
}

export interface Steadiness {
  /** The interactions that took long enough to be told (16 ms or more), milliseconds. */
  readonly interactions: readonly number[]
  readonly shifts: number
}

export const steadiness = (page: Page): Promise<Steadiness> =>
  page.evaluate(() => ({
    interactions: [...window.measured.interactions.values()],
    shifts: window.measured.shifts,
  }))
