/** Every screen and dialog in one size and theme: nothing that axe finds, nothing beyond the window, and a picture of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import {
  BLOOD_COUNT,
  COLONOSCOPY,
  GASTROSCOPY,
  openOrdering as openDemo,
  type Ordering,
  ULTRASOUND,
} from '../../support/ordering.ts'
import { closeBrowsers, newPerson, signedIn } from './browser.ts'
import { look, picture } from './look.ts'
import type { NamedView } from './views.ts'
import type { Walk } from '../walks/walk.ts'

/** Each file has a server of its own, so that what one walk changes is not there for the other view. */
export const lookAtEverything = (walks: readonly Walk[], view: NamedView): void => {
  let demo: Ordering

  beforeAll(async () => {
    demo = await openDemo()
    const { id, lines } = await demo.order([BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, ULTRASOUND])
    await demo.post('/consultas/foto', await demo.consent(id, GASTROSCOPY), { key: crypto.randomUUID() })
    await demo.pdf('/pdf', { tipo: 'servicio', id, detalles: { id: lines[0]?.id } })
  })

  afterAll(async () => {
    await closeBrowsers()
    await demo.close()
  })

  describe.each(walks)('$name', ({ who, screens }) => {
    let page: Page
    let lost: string | null = null

    beforeAll(async () => {
      page = await (who === null ? newPerson(demo.server, view) : signedIn(demo.server, who, view))
      page.setDefaultTimeout(30_000)
    })
    afterAll(() => page.context().close())

    test.each(screens)('$name', async ({ name, show }) => {
      if (lost !== null) throw new Error(`No se llegó: falló antes ${lost}`)
      await show(page, demo.server).catch(async (error: unknown) => {
        lost = name
        await picture(page, `${name}-${view.name}`)
        throw error
      })
      expect(await look(page, `${name}-${view.name}`)).toEqual([])
    })
  })
}
