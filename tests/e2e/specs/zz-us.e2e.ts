import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { look, picture } from '../support/look.ts'
import { VIEWS } from '../support/views.ts'
import { usersWalk } from '../walks/usuarios.ts'
let server: TestServer
beforeAll(async () => { server = await startTestServer({ config: { webRoot: '/tmp/web-us' } }) })
afterAll(async () => { await closeBrowsers(); await server.close() })
describe.each(VIEWS.filter(({ name }) => (process.env['V'] ?? name).split(',').includes(name)))('$name', (view) => {
  let page: Page
  let lost: string | null = null
  beforeAll(async () => { page = await signedIn(server, 'admin@cauce.demo', view); page.setDefaultTimeout(15_000) })
  afterAll(() => page.context().close())
  test.each(usersWalk.screens)('$name', async ({ name, show }) => {
    if (lost !== null) throw new Error('antes ' + lost)
    await show(page, server).catch(async (e: unknown) => { lost = name; await picture(page, `${name}-${view.name}`); throw e })
    expect(await look(page, `${name}-${view.name}`)).toEqual([])
  })
})
