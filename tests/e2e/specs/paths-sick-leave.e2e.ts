/** The registration of a leave, walked in the browser along the paths of its machine. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { provePaths } from '../paths/drive.ts'
import { sickLeaveDrive } from '../paths/sick-leave/driver.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
  page = await signedIn(server, 'medico@cauce.demo')
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

provePaths(
  'incapacidad',
  sickLeaveDrive(
    () => server,
    () => page,
  ),
)
