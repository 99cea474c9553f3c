/** The panel of a referral, walked in the browser along the paths of its machine. */
import { afterAll, beforeAll } from 'vitest'
import { MANAGER } from '../../support/referral.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { provePaths } from '../paths/drive.ts'
import { referralDrive } from '../paths/referral/driver.ts'
import { signIn, type People } from '../paths/referral/world.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

let server: TestServer
let people: People

beforeAll(async () => {
  server = await startTestServer()
  people = await signIn(server, await signedIn(server, MANAGER))
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

provePaths(
  'remisión',
  referralDrive(() => people),
)
