/** The informed consent in a browser: what is done, what the server answers, and what the screen shows. */
import type { Locator, Page } from 'playwright-core'
import { procedureConsentWalk } from '@cauce/machines/walks/procedure-consent'
import { GASTROSCOPY } from '../../../support/ordering.ts'
import { acceptConsent, answer, consentDialog, consentQuestion, drawSignature, signAs } from '../../pages/consent.ts'
import { activeRow } from '../../pages/ordering.ts'
import { pressEscape } from '../../support/focus.ts'
import { type Drive, passes, type PortDriver } from '../drive.ts'
import { newKeyPort } from '../keys.ts'
import { type ConsentPlace, type ConsentWorld, openLine, openOrdered } from './world.ts'

type Deed = Drive<ConsentWorld>['does'][string]
type Look = Drive<ConsentWorld>['shows'][string]

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const busy = (page: Page, name: string): Promise<void> =>
  button(page, name).and(page.locator('[aria-busy="true"]')).waitFor()
const idle = (page: Page, name: string): Promise<void> =>
  button(page, name).and(page.locator(':not([aria-busy="true"])')).waitFor()
const printing = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Imprimir el consentimiento' })
const told = async (page: Page, text: unknown): Promise<void> => {
  if (typeof text === 'string') await page.getByText(text, { exact: true }).first().waitFor()
}

const POSTPONE = 'Dejar para después'
const KEEP = 'Guardar consentimiento'
const SEE = 'Ver documento y guardar'
const BACK = 'Devolver al profesional'
const STOP = 'Dejar de esperar'

const decline: Deed = ({ page }, { before }) =>
  press(page, before.matches('askingAuthorisation') ? 'No autoriza: imprimir' : 'Imprimir y firmar a mano')

/** By the button where there is one; a question and what was signed are left with Esc. */
const postpone: Deed = ({ page }, { before }) =>
  before.matches('textMissing') || before.matches('printFailed') ? press(page, POSTPONE) : pressEscape(page)

const fill: Deed = async ({ page }) => {
  await answer(page, '¿Acepta el procedimiento?', 'Sí')
  await signAs(page, 'Paciente')
}

const does: Drive<ConsentWorld>['does'] = {
  'consent.accepted': ({ page }) => acceptConsent(page),
  'consent.declined': decline,
  'consent.postponed': postpone,
  'form.changed': fill,
  'signature.changed': ({ page }) => drawSignature(page),
  'preview.requested': ({ page }) => press(page, SEE),
  // The document that was shown ends with the page.
  'preview.expired': ({ page }) => page.reload(),
  'preview.rejected': ({ page }) => press(page, 'Volver a las respuestas'),
  'consent.confirmed': ({ page }) => press(page, KEEP),
  'consent.handedAgain': ({ page }) => press(page, 'Entregar de nuevo'),
  'device.returned': ({ page }) => press(page, BACK),
  'dialog.dismissed': ({ page }) => press(page, 'Entendido'),
  'wait.cancelled': ({ page }) => press(page, STOP),
  retry: ({ page }, { before }) =>
    press(page, before.matches('printFailed') ? 'Imprimir de nuevo' : 'Intentar de nuevo'),
}

const held = (name: keyof ConsentWorld['calls']): PortDriver<ConsentWorld> => ({
  asked: ({ calls }) => calls[name].asked(),
  answer: ({ calls }, given) => calls[name].answer(given),
  left: ({ calls }) => calls[name].left(),
})

const filling: Look = async ({ page }, { error, errores, textChanged }) => {
  await idle(page, SEE)
  await button(page, BACK).waitFor()
  await told(page, error)
  for (const messages of Object.values(errores ?? {})) await told(page, Array.isArray(messages) ? messages[0] : null)
  if (textChanged === true) await page.getByText('El texto cambió mientras se diligenciaba').waitFor()
}

/** Nothing is open any more, and the line says how its consent stands. */
const ended =
  (state: string): Look =>
  async ({ page }) => {
    for (const dialog of [consentDialog(page), consentQuestion(page), printing(page)])
      await dialog.waitFor({ state: 'detached' })
    await activeRow(page, GASTROSCOPY).getByText(state, { exact: true }).waitFor()
  }

const shows: Drive<ConsentWorld>['shows'] = {
  opening: passes,
  askingAuthorisation: ({ page }) => consentQuestion(page).waitFor(),
  loadingText: async ({ page }) => {
    await page.getByRole('status', { name: 'Cargando el texto del consentimiento' }).waitFor()
    // A question that is fading has a button of that name too.
    await consentDialog(page).getByRole('button', { name: STOP, exact: true }).waitFor()
  },
  textMissing: ({ page }, { error }) => told(page, error),
  filling,
  preparingPreview: async ({ page }) => {
    await busy(page, SEE)
    await button(page, STOP).waitFor()
  },
  previewing: async ({ page }) => {
    await page.getByText('Así quedará el documento').waitFor()
    await page.getByRole('link', { name: 'Abrir el consentimiento' }).waitFor({ state: 'attached' })
    await button(page, BACK).waitFor()
  },
  returned: async ({ page }, { error }) => {
    await page.getByText('Firmado y devuelto').waitFor()
    await idle(page, KEEP)
    await told(page, error)
  },
  handedAgain: passes,
  saving: passes,
  'saving.keying': passes,
  'saving.sending': async ({ page }) => {
    await busy(page, KEEP)
    await button(page, STOP).waitFor()
  },
  'saving.interrupted': async ({ page }, { error }) => {
    await page.getByText('No se sabe si quedó guardado').waitFor()
    await told(page, error)
  },
  printing: async ({ page }) => {
    await printing(page).waitFor()
    await busy(page, 'Imprimir de nuevo')
  },
  printFailed: async ({ page }, { error }) => {
    await idle(page, 'Imprimir de nuevo')
    await told(page, error)
  },
  failed: async ({ page }, { error }) => {
    await page.getByRole('alertdialog', { name: 'Error', exact: true }).waitFor()
    await told(page, error)
  },
  done: ended('Consentimiento firmado'),
  declined: ended('Consentimiento impreso'),
  postponed: ended('Consentimiento por firmar'),
  closed: ended('Consentimiento por firmar'),
}

export const consentDrive = (place: () => ConsentPlace): Drive<ConsentWorld> => ({
  courses: [
    {
      said: 'línea ya ordenada',
      walk: procedureConsentWalk,
      open: () => openLine(place()),
      // The window goes with the page; only the consent that follows an order comes back with it.
      possible: ({ type }) => type !== 'preview.expired',
    },
    { said: 'al ordenar', walk: procedureConsentWalk, open: () => openOrdered(place()) },
  ],
  closed: {
    'opening |  | 0':
      'A quien murió no se le abre el ordenamiento: la pantalla lo dice antes de que haya un consentimiento que firmar.',
    'saving.keying | wait.cancelled | 0':
      'El navegador crea la clave en el mismo instante: nadie alcanza a dejar de esperar entre una cosa y la otra.',
  },
  does,
  ports: {
    newKey: newKeyPort,
    loadText: held('loadText'),
    previewPdf: held('previewPdf'),
    saveConsent: held('saveConsent'),
    printConsent: held('printConsent'),
  },
  shows,
  close: ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
})
