import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { look, picture } from '../support/look.ts'
import { VIEWS } from '../support/views.ts'
import { permissionsWalk, rolesWalk } from '../walks/roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { webRoot: '/tmp/web-roles' } })
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})
describe.each(VIEWS.filter(({ name }) => (process.env['V'] ?? name).split(',').includes(name)))('$name', (view) => {
  describe.each([rolesWalk, permissionsWalk])('$name', ({ who, screens }) => {
    let page: Page
    let lost: string | null = null
    beforeAll(async () => {
      page = await signedIn(server, who ?? '', view)
      page.setDefaultTimeout(10_000)
    })
    afterAll(() => page.context().close())
    test.each(screens)('$name', async ({ name, show }) => {
      if (lost !== null) throw new Error(`No se llegó: falló antes ${lost}`)
      await show(page, server).catch(async (error: unknown) => {
        lost = name
        await picture(page, `${name}-${view.name}`)
        throw error
      })
      expect(await look(page, `${name}-${view.name}`)).toEqual([])
    })
  })
})
