/** The files of a chat: chosen, on their way, stopped, refused, and one that does not open. */
import {
  attachedFile,
  chatBetween,
  chooseFiles,
  falsePdf,
  LOCAL_FILE,
  openChat,
  pdfFile,
  sendFiles,
  STEPS,
  TEMPORARY_ADDRESS,
  uploadDialog,
  writeWithFiles,
} from '../pages/chat-files.ts'
import type { Walk } from './walk.ts'

const [DOCTOR, AUDITOR] = ['medico@cauce.demo', 'auditor@cauce.demo']
const BYTES = STEPS['enviar los archivos']
const REFUSAL = { status: 422, json: { error: 'El archivo no es lo que dice ser.', codigo: 'archivo.tipo' } }
const SHOWN = 'laboratorios.pdf'

export const chatFilesWalk: Walk = {
  name: 'archivos-del-chat',
  who: DOCTOR,
  screens: [
    {
      name: 'chat-adjuntar',
      show: async (page, server) => {
        await openChat(page, await chatBetween(server, DOCTOR, AUDITOR))
        await chooseFiles(page, [pdfFile('Epicrisis y evolución (urgencias).pdf', 900), falsePdf('foto.pdf')])
        await writeWithFiles(page, 'Corto')
        await sendFiles(page)
        await page.getByText('El mensaje debe tener al menos 10 caracteres.').waitFor()
      },
    },
    {
      name: 'chat-enviando',
      show: async (page) => {
        await page.getByRole('button', { name: 'Quitar foto.pdf' }).click()
        await chooseFiles(page, [pdfFile(SHOWN, 300)])
        await writeWithFiles(page, 'Van la epicrisis y los laboratorios')
        await page.route(BYTES, () => undefined)
        await sendFiles(page)
        await uploadDialog(page).getByText('Se envían los archivos').waitFor()
      },
    },
    {
      name: 'chat-envio-rechazado',
      show: async (page) => {
        await uploadDialog(page).getByRole('button', { name: 'Cancelar el envío' }).click()
        await uploadDialog(page).waitFor({ state: 'detached' })
        await page.unroute(BYTES)
        await page.route(BYTES, (route) => route.fulfill(REFUSAL))
        await sendFiles(page)
        await uploadDialog(page).getByRole('button', { name: 'Volver al mensaje' }).waitFor()
      },
    },
    {
      name: 'chat-envio-sin-conexion',
      show: async (page) => {
        await uploadDialog(page).getByRole('button', { name: 'Volver al mensaje' }).click()
        await uploadDialog(page).waitFor({ state: 'detached' })
        await page.unroute(BYTES)
        await page.route(BYTES, (route) => route.abort())
        await sendFiles(page)
        await uploadDialog(page).getByText('Se sigue solo al volver la conexión').waitFor()
      },
    },
    {
      name: 'chat-archivo-no-abre',
      show: async (page) => {
        await page.unroute(BYTES)
        for (const call of [LOCAL_FILE, TEMPORARY_ADDRESS]) await page.route(call, (route) => route.abort())
        await attachedFile(page, SHOWN).click()
        await page.getByText('Ocurrió un error al descargar el archivo').waitFor()
      },
    },
  ],
}
