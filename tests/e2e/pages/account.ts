/** The own password and the recovery data, in the browser. */
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../support/server.ts'

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

/** Writes another password where it is asked for, with the demo's as the current one if that is asked too, and keeps it. */
export const savePassword = async (page: Page, next: string): Promise<void> => {
  await page.getByLabel('Contraseña nueva', { exact: true }).waitFor()
  const isKnown = (await page.getByLabel('Contraseña actual').count()) > 0
  await typePasswords(page, isKnown ? { current: DEMO_PASSWORD, next } : { next })
  await page.getByRole('button', { name: isKnown ? 'Cambiar la contraseña' : 'Guardar la contraseña' }).click()
}

/** Fails the current password; unless it was the last time, closes what is said of it. */
export const failPassword = async (page: Page, isLast: boolean): Promise<void> => {
  const told = page.getByRole('alertdialog', { name: 'Error' })
  await typePasswords(page, { current: 'Equivocada.1', next: 'Rio7*Casa+Luz' })
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  if (isLast) return
  await told.getByRole('button', { name: 'Entendido' }).click()
  await told.waitFor({ state: 'detached' })
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
