/** The own password and the recovery data, in the browser. */
import type { Locator, Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../support/server.ts'

export const accountDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

export interface TypedPasswords {
  /** Left out where nobody asks for it. */
  readonly current?: string
  readonly next: string
}

/** Types what the form asks for, the confirmation too. */
export const typePasswords = async (page: Page, { current, next }: TypedPasswords): Promise<void> => {
  if (current !== undefined) await page.getByLabel('Contraseña actual').fill(current)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(next)
  await page.getByLabel('Confirme la contraseña nueva').fill(next)
}

/** Changes the password of who knows the demo's. */
export const changePassword = async (page: Page, next: string): Promise<void> => {
  await typePasswords(page, { current: DEMO_PASSWORD, next })
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
}

/** Pastes with the keyboard; answers what the field has then. */
export const pasteInto = async (page: Page, label: string, text: string): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  const field = page.getByLabel(label, { exact: true })
  await field.fill('')
  await field.focus()
  await page.keyboard.press('ControlOrMeta+V')
  return field.inputValue()
}
