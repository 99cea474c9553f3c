/** The files of a chat in a real browser. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import {
  attachedFile,
  chatBetween,
  chooseFiles,
  falsePdf,
  LOCAL_FILE,
  messagesWith,
  openAttach,
  openChat,
  pdfFile,
  sendFiles,
  STEPS,
  type StepName,
  TEMPORARY_ADDRESS,
  uploadDialog,
  writeWithFiles,
} from '../../tests/e2e/pages/chat-files.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { becomes } from '../soporte/espera.ts'
import type { Mundo } from '../soporte/mundo.ts'

const DOCTOR = 'medico@cauce.demo'

const pageOf = (world: Mundo): Page => {
  assert.ok(world.browser, 'El escenario no abrió el navegador')
  return world.browser.page
}

const channelOf = (world: Mundo): number => {
  const id = world.remembered.get('canal')
  assert.ok(typeof id === 'number', 'El escenario no abrió un chat')
  return id
}

const isStep = (name: string): name is StepName => Object.hasOwn(STEPS, name)

/** The browser has told that all went well. */
const uploaded = (page: Page): Promise<void> => page.getByText('Archivo subido correctamente.').first().waitFor()

Given('que la médica tiene abierto su chat con {string}', async function (this: Mundo, other: string) {
  const server = await this.server()
  const id = await chatBetween(server, DOCTOR, other)
  this.remembered.set('canal', id)
  this.browser ??= { page: await signedIn(server, DOCTOR) }
  await openChat(pageOf(this), id)
})

Given(
  /^que se pierde la conexión al (pedir dónde .+|enviar los archivos|publicar .+)$/u,
  async function (this: Mundo, step: string) {
    assert.ok(isStep(step), step)
    this.remembered.set('corte', STEPS[step])
    await pageOf(this).route(STEPS[step], (route) => route.abort())
  },
)

Given('que el envío de los archivos no termina', async function (this: Mundo) {
  await pageOf(this).route(STEPS['enviar los archivos'], () => undefined)
})

Given('que en el chat está publicado {string}', async function (this: Mundo, name: string) {
  await chooseFiles(pageOf(this), [pdfFile(name)])
  await sendFiles(pageOf(this))
  await attachedFile(pageOf(this), name).waitFor()
})

Given('que el archivo no se puede traer', async function (this: Mundo) {
  await pageOf(this).route(LOCAL_FILE, (route) => route.abort())
})

Given('que el archivo no se puede traer ni tiene dirección', async function (this: Mundo) {
  await pageOf(this).route(LOCAL_FILE, (route) => route.abort())
  await pageOf(this).route(TEMPORARY_ADDRESS, (route) =>
    route.fulfill({ json: { url: '', expira_at: new Date().toISOString() } }),
  )
})

Given('que el archivo no se puede traer de ninguna manera', async function (this: Mundo) {
  for (const call of [LOCAL_FILE, TEMPORARY_ADDRESS]) await pageOf(this).route(call, (route) => route.abort())
})

When('escoge para el chat {string}', async function (this: Mundo, names: string) {
  await chooseFiles(
    pageOf(this),
    names.split(', ').map((name) => pdfFile(name)),
  )
})

When('escoge para el chat una página llamada {string}', async function (this: Mundo, name: string) {
  await chooseFiles(pageOf(this), [falsePdf(name)])
})

When('escribe {string} junto a los archivos', async function (this: Mundo, text: string) {
  const page = pageOf(this)
  if (!(await page.getByRole('dialog', { name: 'Adjuntar archivos' }).isVisible())) await openAttach(page)
  await writeWithFiles(page, text)
})

When('envía los archivos', async function (this: Mundo) {
  await sendFiles(pageOf(this))
})

When('cancela el envío de los archivos', async function (this: Mundo) {
  await uploadDialog(pageOf(this)).getByRole('button', { name: 'Cancelar el envío' }).click()
})

When('abre el adjunto {string}', async function (this: Mundo, name: string) {
  await attachedFile(pageOf(this), name).click()
})

Then('vuelve a lo que había escogido', async function (this: Mundo) {
  await uploadDialog(pageOf(this)).waitFor({ state: 'detached' })
  await pageOf(this).getByRole('list', { name: 'Archivos escogidos' }).waitFor()
})

Then('{string} se publica una vez', async function (this: Mundo, name: string) {
  await attachedFile(pageOf(this), name).waitFor()
  assert.equal(await messagesWith(await this.server(), name), 1)
})

Then('{string} no se publica', async function (this: Mundo, name: string) {
  assert.equal(await messagesWith(await this.server(), name), 0)
})

Then('al enviar los archivos no se publica {string}', async function (this: Mundo, name: string) {
  await sendFiles(pageOf(this))
  await becomes(() => uploadDialog(pageOf(this)).count(), 0)
  assert.equal(await messagesWith(await this.server(), name), 0)
})

Then('al volver la conexión {string} se publica una vez', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  await page.unroute(String(this.remembered.get('corte')))
  await uploadDialog(page).getByRole('button', { name: 'Reintentar ahora' }).click()
  await uploaded(page)
  await attachedFile(page, name).waitFor()
  assert.equal(await messagesWith(await this.server(), name), 1)
})

Then('{string} abre {string} en una pestaña nueva', async function (this: Mundo, other: string, name: string) {
  const page = await signedIn(await this.server(), other)
  await openChat(page, channelOf(this))
  const opened = page.waitForEvent('popup')
  const answered = page.waitForResponse(LOCAL_FILE)
  await attachedFile(page, name).click()
  await opened
  assert.equal((await answered).headers()['content-type'], 'application/pdf')
  await page.context().close()
})

Then('abre {string} por su dirección temporal', async function (this: Mundo, name: string) {
  const page = pageOf(this)
  const opened = page.waitForEvent('popup')
  await attachedFile(page, name).click()
  await (await opened).waitForURL(/\/archivos\//u)
})
