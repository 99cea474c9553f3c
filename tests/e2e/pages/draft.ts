/** The record of a consultation while it is typed: its fields and where it says that the text is. */
import type { Locator, Page } from 'playwright-core'

/** Opens the record and waits until it can be typed in. */
export const openRecord = async (page: Page, consultaId: number): Promise<void> => {
  await page.goto(`/panelMedico/atencion/${consultaId}`)
  await section(page, 'Plan').waitFor()
}

export const section = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Types at the end of a section, key by key as a person does. */
export const typeIn = async (page: Page, name: string, text: string): Promise<void> => {
  await section(page, name).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

const foot = (page: Page): Locator => page.getByRole('region', { name: 'Estado y cierre de la historia' })

/** The server has everything that was typed. */
export const savedOnServer = (page: Page): Promise<void> =>
  foot(page)
    .getByText(/^Guardado a las/u)
    .waitFor()

/** The server does not answer: what is typed is on this computer. */
export const keptHere = (page: Page): Promise<void> =>
  foot(page)
    .getByText(/^El servidor no responde/u)
    .first()
    .waitFor()

/** What two devices changed, to be chosen. */
export const conflict = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /se cambi(?:ó|aron) también en otro equipo/u })

/** Opens the choice of a conflict. */
export const openChoice = async (page: Page): Promise<Locator> => {
  await conflict(page).getByRole('button', { name: 'Elegir qué queda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambió también en otro equipo' })
  await dialog.waitFor()
  return dialog
}

/** What this browser holds of the drafts, as it is on its disk. */
export const keptDrafts = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done, reject) => {
        const request = indexedDB.open('cauce-historia')
        request.addEventListener('error', () => reject(new Error('the database does not open')))
        request.addEventListener('success', () => {
          const rows = request.result.transaction('borradores').objectStore('borradores').getAll()
          rows.addEventListener('success', () => {
            request.result.close()
            done(rows.result)
          })
        })
      }),
  )
