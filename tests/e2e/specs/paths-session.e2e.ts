/** The session in a browser, along the paths of its machine. */
import { afterAll, beforeAll } from 'vitest'
import { closeBrowsers } from '../support/browser.ts'
import { provePaths } from '../paths/drive.ts'
import { sessionDrive } from '../paths/session/driver.ts'
import { startSessionServer, type SessionServer } from '../paths/session/world.ts'

let server: SessionServer

beforeAll(async () => {
  server = await startSessionServer()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

provePaths(
  'sesión',
  sessionDrive(() => server),
)
