/** A whole clinical record by keyboard alone: written, with a template and a diagnosis, finalised, and with its note. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { openRecord, savedOnServer, section } from '../pages/draft.ts'
import { finaliseQuestion, lockedRecord, missing, newVisit, templates } from '../pages/record.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
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

const writeAnamnesis = async (page: Page): Promise<void> => {
  // Nothing is written: the main key goes to the first thing that is missing.
  await page.keyboard.press('Control+Enter')
  await waitForFocus(section(page, 'Motivo de consulta'))
  await page.keyboard.type('Dolor en la cintura')
  await tabTo(section(page, 'Enfermedad actual'))
  await page.keyboard.type('Cinco días de dolor tras levantar peso')
}

const measureAndExamine = async (page: Page): Promise<void> => {
  await page.keyboard.press('Alt+ArrowDown')
  await waitForFocus(section(page, 'Antecedentes'))
  await page.keyboard.press('Alt+ArrowDown')
  await waitForFocus(section(page, 'Peso'))
  await page.keyboard.type('81,5')
  await page.keyboard.press('Tab')
  await waitForFocus(section(page, 'Talla'))
  await page.keyboard.type('172')
  await page.getByText('IMC 27,55 kg/m²: sobrepeso').waitFor()
  await tabTo(section(page, 'Examen físico'))
  await page.keyboard.type('Dolor a la palpación lumbar')
}

/** What is written is kept as a template, and is put in again where the cursor is. */
const useTemplate = async (page: Page): Promise<void> => {
  const dialog = templates(page, 'Examen físico')
  await page.keyboard.press('Alt+p')
  await waitForFocus(dialog.getByRole('textbox', { name: 'Buscar' }))
  await tabTo(dialog.getByRole('button', { name: 'Guardar lo escrito como plantilla' }))
  await page.keyboard.press('Enter')
  await waitForFocus(dialog.getByRole('textbox', { name: 'Título' }))
  await page.keyboard.type('Lumbar')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Lumbar/u }).waitFor()
  await waitForFocus(dialog.getByRole('textbox', { name: 'Buscar' }))
  await page.keyboard.type('palpacion')
  await page.keyboard.press('Enter')
  await waitForFocus(section(page, 'Examen físico'))
  expect(await section(page, 'Examen físico').inputValue()).toBe(
    'Dolor a la palpación lumbar Dolor a la palpación lumbar',
  )
}

const diagnose = async (page: Page): Promise<void> => {
  // Out of every field: a sign is a key only where nobody types.
  await tabTo(page.getByRole('button', { name: 'Plantillas de Examen físico' }))
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Añadir un diagnóstico' })
  await waitForFocus(search)
  await page.keyboard.type('M545')
  await page.getByRole('option', { name: /M545/u }).first().waitFor()
  await page.keyboard.press('Enter')
  await waitForFocus(search)
  const kind = page.getByRole('combobox', { name: /^Tipo de M545/u })
  await tabTo(kind)
  await page.keyboard.type('Impresión')
  expect(await kind.inputValue()).toBe('01')
}

test('from an empty record to a finalised one with its note', async () => {
  const page = await signedIn(server, DOCTOR)
  await openRecord(page, await newVisit(server))
  await writeAnamnesis(page)
  await measureAndExamine(page)
  await useTemplate(page)
  await diagnose(page)

  await page.keyboard.press('Control+Enter')
  await waitForFocus(section(page, 'Plan'))
  await page.keyboard.type('Analgésico y terapia física')
  await missing(page).waitFor({ state: 'detached' })
  await savedOnServer(page)

  await page.keyboard.press('Control+Enter')
  await waitForFocus(finaliseQuestion(page).getByRole('button', { name: 'Finalizar historia' }))
  await page.keyboard.press('Enter')
  await waitForFocusIn(lockedRecord(page))
  await page.getByText('Atendida', { exact: true }).waitFor()

  const note = page.getByRole('textbox', { name: 'Nueva nota aclaratoria' })
  await tabTo(note)
  await page.keyboard.type('El dolor empezó el lunes')
  await page.keyboard.press('Control+Enter')
  // The form is emptied once the server has the note; until then its own text is on the screen too.
  await expect.poll(() => note.inputValue()).toBe('')
  await lockedRecord(page).getByText('El dolor empezó el lunes').first().waitFor()
  await waitForFocus(note)
})
