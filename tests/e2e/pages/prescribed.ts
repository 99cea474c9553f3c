/** Medications that were prescribed before: the six months' history and the active orders. */
import type { Locator, Page } from 'playwright-core'
import { giveReason } from './reasons.ts'
import { openOrdering, orderTypes } from './ordering.ts'

export const history = (page: Page): Locator => page.getByRole('region', { name: 'Últimos 6 meses' })

export const activeMedications = (page: Page): Locator => page.getByRole('region', { name: 'Órdenes activas' })

/** Opens the medications of a consultation and waits until the history and the active orders are there. */
export const openMedications = async (page: Page, consultaId: number): Promise<void> => {
  await openOrdering(page, consultaId)
  await orderTypes(page)
    .getByRole('button', { name: /^Medicamentos/u })
    .click()
  for (const part of [history(page), activeMedications(page)]) {
    // Attached: on a phone a table without rows takes no room.
    await part.getByRole('table').waitFor({ state: 'attached' })
    await part.locator('.ca-table-waiting').first().waitFor({ state: 'detached' })
  }
}

export const rowOf = (part: Locator, text: string): Locator => part.getByRole('row').filter({ hasText: text }).first()

/** Ticks the newest line of a drug. */
export const tick = (page: Page, drug: string): Promise<void> =>
  rowOf(history(page), drug).getByRole('checkbox').check()

export const review = (page: Page): Locator => page.getByRole('dialog', { name: /^Volver a formular/u })

/** Opens the review of the lines that are ticked. */
export const openReview = async (page: Page): Promise<Locator> => {
  await history(page)
    .getByRole('button', { name: /^Volver a formular \d/u })
    .click()
  await review(page).waitFor()
  return review(page)
}

/** Writes why what goes on is replaced, where it is asked, and sends the lines to be checked. */
export const confirmReview = async (page: Page, reason: string): Promise<void> => {
  const why = review(page).getByRole('textbox', { name: /^Por qué reemplaza/u })
  if (await why.isVisible()) await why.fill(reason)
  await review(page)
    .getByRole('button', { name: /^Comprobar y añadir/u })
    .click()
  await review(page).waitFor({ state: 'detached' })
}

/** What was chosen to be ordered. */
export const selected = (page: Page): Locator => page.getByRole('region', { name: 'Seleccionados' })

/** Words enough for any gravity. */
const EXPLAINED = 'Se acordó con el paciente y su familia en la consulta'

/** Answers with that reason every dialog of the checks, until the list has the drug. */
export const acceptChecks = async (page: Page, drug: string, reason: string): Promise<void> => {
  const added = rowOf(selected(page), drug)
  const dialog = page.getByRole('alertdialog').last()
  for (;;) {
    await added.or(dialog).first().waitFor()
    if (!(await dialog.isVisible())) return
    const title = await dialog.getByRole('heading').first().innerText()
    if (await dialog.getByRole('textbox').isVisible()) await giveReason(dialog, `Otro motivo: ${reason}. ${EXPLAINED}`)
    await dialog.getByRole('button', { name: /^(Formular|Seguir|Ordenar)/u }).click()
    await page.getByRole('alertdialog', { name: title }).waitFor({ state: 'detached' })
  }
}

/** Stops an active line. */
export const stop = async (page: Page, drug: string, reason: string): Promise<void> => {
  await rowOf(activeMedications(page), drug)
    .getByRole('button', { name: /^Suspender la orden/u })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Suspender/u })
  await dialog.getByRole('textbox', { name: /Motivo/u }).fill(reason)
  await dialog.getByRole('button', { name: 'Suspender el medicamento' }).click()
}
