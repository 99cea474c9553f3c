/** The ordering of procedures in a browser, along the paths of its machine. */
import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { DOCTOR } from '../../support/ordering.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { provePaths } from '../paths/drive.ts'
import { orderDrive } from '../paths/procedure-order/driver.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let server: TestServer
let page: Page

beforeAll(async () => {
  server = await startTestServer()
  page = await signedIn(server, DOCTOR)
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

provePaths(
  'ordenamiento de procedimientos',
  orderDrive(
    () => server,
    () => page,
  ),
)
