/** The ordering dialog and its procedures. */
import type { Locator, Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { REPEAT_REASON_LABEL } from '@cauce/domain/procedure/repeated-order'
import { ordenamiento } from '@cauce/contract/ordenamiento'

const readValidation = Schema.decodeUnknownSync(ordenamiento.validarCup.answer)

export const orderingPath = (consultaId: number): string => `/panelMedico/atencion/${consultaId}?ordenar=procedimientos`

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Ordenamiento de la consulta' })

/** The kinds of order that are offered. */
export const orderTypes = (page: Page): Locator => dialog(page).getByRole('navigation', { name: 'Tipo Ordenamiento' })

/** Waits until it says who the patient is. */
export const openOrdering = async (page: Page, consultaId: number): Promise<Locator> => {
  await page.goto(orderingPath(consultaId))
  await dialog(page).getByRole('region', { name: 'Afiliado', exact: true }).waitFor()
  return dialog(page)
}

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Procedimiento' })

/** The main button of the foot, when there is something to order. */
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: /^Ordenar \d+ procedimiento/u })

/** Earlier orders of the same procedure do not stop it. */
export const answerEarlierOrders = async (page: Page, reason = ''): Promise<void> => {
  const question = page.getByRole('alertdialog', { name: /ya se ordenó antes/u })
  if (reason !== '') await question.getByLabel(REPEAT_REASON_LABEL).fill(reason)
  await question.getByRole('button', { name: 'Ordenarlo de todas formas' }).click()
  await question.waitFor({ state: 'detached' })
}

/** The list has another number of lines than `before` said, and waits for the person. */
export const listChangedFrom = async (page: Page, before: string): Promise<void> => {
  await page.waitForFunction((text) => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      /^Ordenar \d+ procedimiento/u.test(one.innerText),
    )
    return button !== undefined && button.ariaDisabled !== 'true' && button.innerText !== text
  }, before)
}

/** What the main button says now; empty when there is nothing to order. */
export const orderText = async (page: Page): Promise<string> =>
  (await orderButton(page).isVisible()) ? orderButton(page).innerText() : ''

/** Types the code, picks the procedure and adds it; earlier orders, if asked about, do not stop it: with the reason, if told. */
export const addProcedure = async (page: Page, codigo: string, observacion: string, reason = ''): Promise<void> => {
  const before = await orderText(page)
  await searchBox(page).fill(codigo)
  await page
    .getByRole('option', { name: new RegExp(codigo, 'u') })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Observación' }).fill(observacion)
  const validated = page.waitForResponse('**/api/ordenamiento/validar-cup')
  await page.getByRole('button', { name: /^Añadir/u }).click()
  const { historico } = readValidation(await (await validated).json())
  if (historico.length > 0) await answerEarlierOrders(page, reason)
  await listChangedFrom(page, before)
}

/** The order was sent and no answer came: it may be tried again without ordering twice. */
export const interrupted = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Error' }).filter({ hasText: 'Intentarlo de nuevo no ordena dos veces' })

/** The foot after ordering: what was ordered, and what can be done with it. */
export const doneFoot = (page: Page): Locator => page.getByRole('region', { name: 'Lo que se ordenó' })

/** Orders; what the foot says comes after the consents. */
export const order = (page: Page): Promise<void> => orderButton(page).click()

export const activeOrders = (page: Page): Locator => page.getByRole('region', { name: 'Órdenes activas' })

/** Row of the list that is still to be ordered. */
export const pendingRow = (page: Page, codigo: string): Locator =>
  page.getByRole('region', { name: 'Por ordenar' }).getByRole('row').filter({ hasText: codigo }).first()

/** Row of the active orders that names that procedure. */
/** Turns to the page where a line is: those that were closed come after all that can still be used. */
export const turnToActive = async (page: Page, text: string): Promise<Locator> => {
  const row = activeOrders(page).getByRole('row').filter({ hasText: text }).first()
  await activeOrders(page).getByRole('row').nth(1).waitFor()
  while ((await row.count()) === 0) await activeOrders(page).getByRole('button', { name: 'Página siguiente' }).click()
  return row
}

export const activeRow = (page: Page, codigo: string): Locator =>
  activeOrders(page).getByRole('row').filter({ hasText: codigo }).first()
