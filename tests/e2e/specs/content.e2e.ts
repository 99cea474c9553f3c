/** An editor writes, attaches a file and publishes; a doctor reads it. Nothing typed is lost on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'
import { wholePdf } from '../../../apps/api/src/testing/pdf-file.ts'

const PDF = wholePdf()
const TITLE = 'Cambio de horario de la sede'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

const write = async (page: Awaited<ReturnType<typeof signedIn>>) => {
  await page.goto('/inicio/gestionContenido?id=nuevo')
  await page.getByText('Novedad', { exact: true }).click()
  await page.getByLabel('Título').fill(TITLE)
  await page.getByLabel('Resumen').fill('Desde el lunes.')
  await page.getByLabel('Texto').fill('## Desde el lunes\n\nLa sede abre a las **6:00**.')
}

test('se escribe, se adjunta, se publica, y la médica lo lee', async () => {
  const editor = await signedIn(server, 'admin@cauce.demo')
  await write(editor)
  await editor.keyboard.press('Control+Enter')
  await editor.getByRole('heading', { name: TITLE, level: 1 }).waitFor()

  const chooser = editor.waitForEvent('filechooser')
  await editor.getByRole('button', { name: 'Adjuntar' }).click()
  await (await chooser).setFiles({ name: 'horario.pdf', mimeType: 'application/pdf', buffer: PDF })
  await editor.getByRole('button', { name: 'horario.pdf', exact: true }).waitFor()

  await editor.getByRole('button', { name: 'Publicar' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await editor.getByText('Lo leen todos').waitFor()

  const doctor = await signedIn(server, 'medico@cauce.demo')
  await doctor.goto('/inicio/manual')
  const entry = doctor.getByRole('link', { name: new RegExp(TITLE, 'u') })
  expect(await entry.textContent()).toContain('Nuevo')
  await entry.click()
  await doctor.getByText('La sede abre a las').waitFor()
  await doctor.getByRole('listitem').filter({ hasText: TITLE }).getByText('Nuevo').waitFor({ state: 'detached' })

  const opened = doctor.waitForEvent('popup')
  await doctor.getByRole('button', { name: 'horario.pdf' }).click()
  expect(await opened).toBeTruthy()
})

test('lo que se estaba escribiendo vuelve después de recargar, y se puede descartar', async () => {
  const editor = await signedIn(server, 'admin@cauce.demo')
  await write(editor)
  await editor.reload()
  await editor.getByText('Lo que no alcanzó a guardar').waitFor()
  expect(await editor.getByLabel('Título').inputValue()).toBe(TITLE)
  await editor.getByRole('button', { name: 'Descartarlo' }).click()
  expect(await editor.getByLabel('Título').inputValue()).toBe('')
})

test('dos personas editan lo mismo: la segunda se entera y conserva lo suyo', async () => {
  const [one, two] = [await signedIn(server, 'admin@cauce.demo'), await signedIn(server, 'admin@cauce.demo')]
  for (const page of [one, two]) {
    await page.goto('/inicio/gestionContenido?id=8')
    await page.getByLabel('Título').waitFor()
  }
  await one.getByLabel('Título').fill('Título de la primera')
  await one.getByRole('button', { name: /Guardar los cambios/u }).click()
  await one.getByText('Todo está guardado').waitFor()
  await two.getByLabel('Título').fill('Título de la segunda')
  await two.getByRole('button', { name: /Guardar los cambios/u }).click()
  await two.getByRole('alert').filter({ hasText: 'Otra persona guardó cambios' }).waitFor()
  expect(await two.getByLabel('Título').inputValue()).toBe('Título de la segunda')
})
