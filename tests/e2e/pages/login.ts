/** The two steps of signing in, as a person does them. */
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, type TestServer } from '../../support/server.ts'

/** First step. */
export const sendCredentials = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('Usuario o correo').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** The code of the newest mail to that person. */
export const codeFor = async (server: TestServer, email: string): Promise<string> => {
  const mail = (await server.outbox()).find(({ para }) => para === email)
  return /\b\d{6}\b/u.exec(mail?.texto ?? '')?.[0] ?? ''
}

/** Both steps, from `/` or from wherever the login appeared. */
export const signIn = async (page: Page, server: TestServer, email: string): Promise<void> => {
  await sendCredentials(page, email)
  await page.getByLabel('Código').waitFor()
  // Sent at its sixth digit.
  await page.getByLabel('Código').fill(await codeFor(server, email))
}
