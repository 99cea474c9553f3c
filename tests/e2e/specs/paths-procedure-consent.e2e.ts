/** The informed consent in a browser, along the paths of its machine. */
import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { DOCTOR } from '../../support/ordering.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { provePaths } from '../paths/drive.ts'
import { consentDrive } from '../paths/procedure-consent/driver.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let server: TestServer
let token: string
let page: Page

beforeAll(async () => {
  server = await startTestServer()
  token = await server.login(DOCTOR)
  page = await signedIn(server, DOCTOR)
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

provePaths(
  'consentimiento informado',
  consentDrive(() => ({ server, token, page })),
)
