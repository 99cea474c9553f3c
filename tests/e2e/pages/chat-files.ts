/** The files of a chat, as a person sends and opens them. */
import type { Page } from 'playwright-core'
import { talker } from '../../support/chat.ts'
import type { TestServer } from '../../support/server.ts'
import { wholePdf } from '../../../apps/api/src/testing/pdf-file.ts'

const KIB = 1024
const PDF_TYPE = 'application/pdf'

/** What a file chooser is given: a PDF of about `kib`. */
export const pdfFile = (name: string, kib = 1) => ({
  name,
  mimeType: PDF_TYPE,
  buffer: wholePdf('a'.repeat(kib * KIB)),
})

/** A page that says that it is a PDF. */
export const falsePdf = (name: string) => ({
  name,
  mimeType: PDF_TYPE,
  buffer: Buffer.from('<html><script>alert(1)</script></html>'),
})

/** The chat between two people: the one that there is, or a new one. */
export const chatBetween = async (server: TestServer, one: string, other: string): Promise<number> => {
  const [asks, answers] = [await talker(server, one), await talker(server, other)]
  return asks.channelWith(answers.id)
}

/** How many messages carry a file of this name. */
export const messagesWith = async ({ db }: TestServer, nombre: string): Promise<number> => {
  const rows = await db.selectFrom('mensaje_adjuntos').select('mensaje_id').where('nombre', '=', nombre).execute()
  return new Set(rows.map(({ mensaje_id }) => mensaje_id)).size
}

const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const attachDialog = (page: Page) => page.getByRole('dialog', { name: 'Adjuntar archivos' })
/** How far the sending is. */
export const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Enviando archivos' })

export const openChat = async (page: Page, canalId: number): Promise<void> => {
  await page.goto(`/inicio/manual?chat=${canalId}`)
  await chatWindow(page).getByRole('button', { name: 'Adjuntar archivos' }).waitFor()
}

export const openAttach = async (page: Page) => {
  await chatWindow(page).getByRole('button', { name: 'Adjuntar archivos' }).click()
  await attachDialog(page).waitFor()
  return attachDialog(page)
}

type Chosen = ReturnType<typeof pdfFile>

/** Chooses files in the dialog, which is opened if it is not. */
export const chooseFiles = async (page: Page, files: readonly Chosen[]): Promise<void> => {
  if (!(await attachDialog(page).isVisible())) await openAttach(page)
  await attachDialog(page)
    .getByLabel('Archivos', { exact: true })
    .setInputFiles([...files])
  await attachDialog(page)
    .getByText(files.at(-1)?.name ?? '', { exact: true })
    .waitFor()
}

export const writeWithFiles = (page: Page, text: string): Promise<void> =>
  attachDialog(page).getByLabel('Mensaje (opcional)').fill(text)

export const sendFiles = (page: Page): Promise<void> =>
  attachDialog(page).getByRole('button', { name: 'Enviar' }).click()

/** A file of a message, that opens when it is pressed. */
export const attachedFile = (page: Page, nombre: string) =>
  chatWindow(page).getByRole('button', { name: nombre, exact: true })

/** The steps of a sending, by the calls that make them. */
export const STEPS = {
  'pedir dónde enviar los archivos': '**/api/mensaje/crear-nuevo-mensaje',
  'enviar los archivos': '**/archivos/*',
  'publicar el mensaje': '**/api/mensaje/guardar-informacion-adjuntos',
} as const
export type StepName = keyof typeof STEPS

export const LOCAL_FILE = '**/api/adjuntos/get'
export const TEMPORARY_ADDRESS = '**/api/adjuntos/generar-url-temporal-consulta'
