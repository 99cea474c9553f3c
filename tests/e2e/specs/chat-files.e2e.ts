/** A message with files whose connection is lost on the way, with the keyboard alone, between two people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestServer, type TestServer } from '../../support/server.ts'
import {
  attachedFile,
  chatBetween,
  chooseFiles,
  messagesWith,
  openChat,
  pdfFile,
  sendFiles,
  uploadDialog,
} from '../pages/chat-files.ts'
import { closeBrowsers, signedIn } from '../support/browser.ts'

const [DOCTOR, MANAGER] = ['medico@cauce.demo', 'referencia@cauce.demo']
const [SMALL, LARGE] = ['resumen.pdf', 'imagenes.pdf']
const LARGE_KIB = 1_500
const SLOW_BYTES_A_SECOND = 400_000

let server: TestServer
let canal: number
beforeAll(async () => {
  server = await startTestServer()
  canal = await chatBetween(server, DOCTOR, MANAGER)
})
afterAll(async () => {
  await closeBrowsers()
  await server.close()
})

/** Bytes leave this page slowly: there is time to cut them. Returns what lets them leave as they can. */
const slowDown = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  const leaveAt = async (uploadThroughput: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  }
  await leaveAt(SLOW_BYTES_A_SECOND)
  return () => leaveAt(-1)
}

/** One file leaves; what comes after it never arrives, however slow this machine is. */
const onlyOneLeaves = async (page: Page): Promise<void> => {
  let leaving = 0
  await page.route('**/archivos/**', async (route) => {
    leaving += 1
    if (leaving === 1) await route.continue()
  })
}

/** The addresses to which bytes began to leave, in their order. */
const sendings = (page: Page): readonly string[] => {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') urls.push(new URL(request.url()).pathname)
  })
  return urls
}

/** Chooses both files and sends them, without a mouse. */
const sendBoth = async (page: Page): Promise<void> => {
  // Asked for early: the browser is told of it in its own time.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Adjuntar archivos' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Adjuntar archivos' })
  const button = dialog.getByRole('button', { name: 'Escoger archivos' })
  await button.waitFor()
  while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([pdfFile(SMALL), pdfFile(LARGE, LARGE_KIB)])
  await dialog.getByText(LARGE).waitFor()
  await dialog.getByLabel('Mensaje (opcional)').focus()
  await page.keyboard.type('Van el resumen y las imágenes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

test('sin conexión a mitad del envío: sigue solo, lo que llegó no sale de nuevo, y la otra persona lo ve una vez', async () => {
  const [doctor, manager] = [await signedIn(server, DOCTOR), await signedIn(server, MANAGER)]
  await openChat(manager, canal)
  await openChat(doctor, canal)
  const hurry = await slowDown(doctor)
  const urls = sendings(doctor)

  await sendBoth(doctor)
  const large = uploadDialog(doctor).getByRole('progressbar', { name: `Envío de ${LARGE}` })
  await expect.poll(() => large.evaluate((bar) => Number(bar.getAttribute('value')))).toBeGreaterThan(0)
  await doctor.context().setOffline(true)
  await uploadDialog(doctor).getByText('Ocurrió un error al subir el archivo').waitFor()
  expect(await messagesWith(server, SMALL)).toBe(0)
  expect(await attachedFile(manager, SMALL).count()).toBe(0)

  // What is sent again needs no time to be cut.
  await hurry()
  await doctor.context().setOffline(false)
  await attachedFile(doctor, LARGE).waitFor()
  await attachedFile(manager, LARGE).waitFor()
  expect(await attachedFile(manager, SMALL).count()).toBe(1)
  expect(await messagesWith(server, LARGE)).toBe(1)
  expect(urls.filter((url) => url === urls[0])).toHaveLength(1)
  expect(urls.length).toBeGreaterThanOrEqual(3)
})

test('cerrada la pestaña a mitad del envío, nadie ve un mensaje sin sus archivos', async () => {
  const [doctor, manager] = [await signedIn(server, DOCTOR), await signedIn(server, MANAGER)]
  const known = await messagesWith(server, LARGE)
  await openChat(doctor, canal)
  await onlyOneLeaves(doctor)
  await chooseFiles(doctor, [pdfFile(SMALL), pdfFile(LARGE, LARGE_KIB)])
  await sendFiles(doctor)
  await uploadDialog(doctor)
    .getByText(/^Enviado · /u)
    .waitFor()
  await doctor.context().close()
  await openChat(manager, canal)
  await attachedFile(manager, LARGE).first().waitFor()
  expect(await attachedFile(manager, LARGE).count()).toBe(known)
  expect(await messagesWith(server, LARGE)).toBe(known)
})
