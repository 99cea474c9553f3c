/** The whole job by keyboard alone; only the signature is drawn, since signing is drawing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../../support/server.ts'
import { consentDialog, drawSignature } from '../pages/consent.ts'
import { codeFor } from '../pages/login.ts'
import { activeRow, dialog, pendingRow, searchBox } from '../pages/ordering.ts'
import { closeBrowsers, newPerson, signedIn } from '../support/browser.ts'
import { tabTo, waitForFocus, waitForFocusIn } from '../support/focus.ts'

const DOCTOR = 'medico@cauce.demo'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const enter = async (page: Page): Promise<void> => {
  await page.goto('/')
  await waitForFocus(page.getByLabel('Usuario o correo'))
  await page.keyboard.type(DOCTOR)
  await tabTo(page.getByLabel('Contraseña', { exact: true }))
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByLabel('Código'))
  await page.keyboard.type(await codeFor(server, DOCTOR))
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
}

const openFirstConsultation = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  await waitForFocus(page.getByRole('link', { name: 'Ir al contenido' }))
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByRole('main'))
  await tabTo(page.getByRole('link', { name: 'Ver todas' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  await waitForFocus(page.getByRole('main'))
  const row = page.getByRole('row').filter({ hasText: 'GÓMEZ CASTAÑO' })
  await row.waitFor()
  await page.keyboard.press('/')
  await waitForFocus(page.getByLabel('Buscar'))
  await page.keyboard.press('ArrowDown')
  await waitForFocus(row)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Control de hipertensión', level: 1 }).waitFor()
}

const answerByKeys = async (page: Page): Promise<void> => {
  const choose = async (question: RegExp, answer: string): Promise<void> => {
    const group = consentDialog(page).getByRole('radiogroup', { name: question })
    await tabTo(group.getByRole('radio').first())
    await page.keyboard.press('Space')
    expect(await group.getByRole('radio', { name: answer, exact: true }).isChecked()).toBe(true)
  }
  await choose(/^¿Acepta/u, 'Sí')
  for (const letter of ['a', 'b', 'c']) await choose(new RegExp(`^${letter}\\.`, 'u'), 'SI')
  await choose(/^Firma/u, 'Paciente')
}

test('from the sign-in to a signed consent', async () => {
  const page = await newPerson(server)
  await enter(page)
  await openFirstConsultation(page)

  await page.keyboard.press('o')
  await waitForFocus(searchBox(page))
  await page.keyboard.type('441302')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByRole('textbox', { name: 'Observación' }))
  await page.keyboard.type('Dolor epigástrico de tres meses')
  await page.keyboard.press('Enter')
  await pendingRow(page, '441302').getByText('Por firmar').waitFor()
  await waitForFocus(searchBox(page))

  await page.keyboard.press('Control+Enter')
  await waitForFocus(page.getByRole('button', { name: 'Autoriza: entregar al paciente' }))
  await page.keyboard.press('Enter')
  await consentDialog(page).getByRole('radiogroup').first().waitFor()
  await waitForFocusIn(consentDialog(page))
  await answerByKeys(page)
  await drawSignature(page)
  await tabTo(page.getByRole('button', { name: 'Ver documento y guardar' }))
  await page.keyboard.press('Enter')
  await page.getByText('Así quedará el documento').waitFor()
  await waitForFocusIn(consentDialog(page))
  await tabTo(page.getByRole('button', { name: 'Devolver al profesional' }))
  await page.keyboard.press('Enter')
  await page.getByText('Firmado y devuelto').waitFor()
  await waitForFocusIn(consentDialog(page))
  await tabTo(page.getByRole('button', { name: 'Guardar consentimiento' }))
  await page.keyboard.press('Enter')
  await consentDialog(page).waitFor({ state: 'detached' })

  await activeRow(page, '441302').getByText('Consentimiento firmado').waitFor()
  await waitForFocus(searchBox(page))
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.context().close()
})

test('each dialog gives the focus back to what opened it', async () => {
  const page = await signedIn(server, DOCTOR)
  await page.goto('/panelMedico/atencion/1')
  const order = page.getByRole('main').getByRole('button', { name: /^Ordenar/u })
  await tabTo(order)
  await page.keyboard.press('Enter')
  await waitForFocus(searchBox(page))

  await tabTo(dialog(page).getByRole('button', { name: 'Historia' }))
  await page.keyboard.press('Enter')
  await waitForFocusIn(page.getByRole('dialog', { name: 'Historia de órdenes' }))
  await page.keyboard.press('Escape')
  await waitForFocus(dialog(page).getByRole('button', { name: 'Historia' }))

  const state = dialog(page)
    .getByRole('button', { name: /^Activa/u })
    .first()
  await tabTo(state)
  await page.keyboard.press('Enter')
  await waitForFocusIn(page.getByRole('dialog', { name: /^Orden [0-9]/u }))
  await page.keyboard.press('Escape')
  await waitForFocus(state)

  await page.keyboard.press('?')
  await waitForFocusIn(page.getByRole('dialog', { name: 'Atajos' }))
  await page.keyboard.press('Escape')
  await waitForFocus(state)

  await page.keyboard.press('/')
  await waitForFocus(searchBox(page))
  await page.keyboard.press('Escape')
  await waitForFocus(order)
  await page.context().close()
})

test('the tabulator stays inside the dialog on top', async () => {
  const page = await signedIn(server, DOCTOR)
  await page.goto('/panelMedico/atencion/1?ordenar=procedimientos')
  await waitForFocus(searchBox(page))
  const outside = new Set<string>()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const strayed = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('[role="dialog"], .bp6-overlay') === null ? focused.outerHTML.slice(0, 120) : null
    })
    if (strayed !== null) outside.add(strayed)
  }
  expect([...outside]).toEqual([])
  await page.context().close()
})
