/** What a person does, what the world answers and what the screen shows while a line goes through its checks. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { CHECK_TIMEOUT_MS, type AlertContext, type Step as Check } from '@cauce/machines/medication-alert/types'
import { REASONS, reasonParts, worstOf } from '@cauce/domain/medication/reason'
import { alert } from '../../pages/alerts.ts'
import { giveReason } from '../../pages/reasons.ts'
import { medicationForm, selectedRow } from '../../pages/medications.ts'
import { passes, type Drive } from '../drive.ts'
import type { Step } from '../graph.ts'
import { newKeyPort } from '../keys.ts'
import { WORDS } from './words.ts'
import { alertBrowserWalk, isAllergy, possible, stepAt } from './walk.ts'
import { DRUG, type AlertWorld as World } from './world.ts'

const BEYOND_LIMIT_MS = CHECK_TIMEOUT_MS + 500
const NO_KEY_WAIT =
  'El navegador crea la clave en el mismo instante: nadie alcanza a dejar de esperar entre una cosa y la otra.'
const NO_LIMIT =
  'Ningún tope de oncología alcanza a este medicamento: lo que nadie ordena se cuenta en features/alertas/topes-de-oncologia.'
const NO_REASON = 'Seguir está apagado, con lo que falta al lado, hasta que el motivo alcance.'

const titled = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name, exact: true })
const button = (page: Page, name: string): Locator => alert(page).getByRole('button', { name, exact: true })
const press =
  (name: string) =>
  ({ page }: World): Promise<void> =>
    button(page, name).click()

/** What the machine knows after the step. */
const contextAfter = (step: Step | null): AlertContext | null => step?.after.context ?? null

const goesOn = async ({ page }: World, { before }: Step): Promise<void> => {
  const isNotMade = JSON.stringify(before.value).includes('notMade')
  await button(page, isNotMade ? 'Explicar y seguir' : WORDS[stepAt(before)].goOn).click()
}

/** The way out that the dialog offers in each situation. */
const wayOut = ({ before }: Step): string => {
  const value = JSON.stringify(before.value)
  if (value.includes('notMade')) return 'No formular'
  if (value.includes('blocked')) return 'Quitar el medicamento'
  if (!value.includes('failed')) return WORDS[stepAt(before)].safe
  return before.context.decision === 'formular' ? 'No formular' : 'Cerrar sin registrar'
}

const showsReason = async (page: Page, { motivo, reasonError }: AlertContext): Promise<void> => {
  const { codigo, texto } = reasonParts(motivo)
  await expect.poll(() => alert(page).getByRole('textbox').inputValue()).toBe(texto)
  if (codigo !== null) await button(page, REASONS[codigo]).and(page.locator('[aria-pressed="true"]')).waitFor()
  if (reasonError !== null) await alert(page).getByText(reasonError, { exact: true }).waitFor()
}

const waits =
  (words: string) =>
  async ({ page }: World): Promise<void> => {
    const dialog = titled(page, 'Comprobando antes de formular')
    await dialog.getByText(`${words}…`, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Dejar de esperar' }).waitFor()
  }

const asks =
  (check: Check) =>
  async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
    const { found, safe, goOn } = WORDS[check]
    await titled(page, found).getByRole('button', { name: goOn, exact: true }).waitFor()
    await button(page, safe).waitFor()
    const context = contextAfter(step)
    if (context !== null && worstOf(context.findings) !== 'informativa') await showsReason(page, context)
  }

const records =
  (check: Check) =>
  async ({ page }: World): Promise<void> => {
    await titled(page, WORDS[check].found).getByText('Se registra su respuesta').waitFor()
    await button(page, 'Dejar de esperar').waitFor()
  }

const failed = async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
  const context = contextAfter(step)
  const dialog = titled(page, 'Ha ocurrido un Error al guardar la Auditoría')
  if (context?.recordError) await dialog.getByText(context.recordError, { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Intentar de nuevo' }).waitFor()
}

const notMade =
  (name: string) =>
  async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
    const context = contextAfter(step)
    if (context === null || context.notMade === null) throw new Error('the machine does not say why it was not made')
    const { failed: broke, porQue } = context.notMade
    const dialog = titled(page, broke ? 'Ha ocurrido un Error al buscar las Alertas' : `${name}: no verificado`)
    // The hour is the one of the browser.
    await dialog.getByText(new RegExp(`^${porQue.replaceAll(/\d\d:\d\d/gu, '\\d\\d:\\d\\d')}$`, 'u')).waitFor()
    await showsReason(page, context)
  }

const noDialog = (page: Page): Promise<void> => page.getByRole('alertdialog').waitFor({ state: 'detached' })

/** What there is to tell was told, and the form has the line that is to be put right, or nothing. */
const showsCancelled = async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
  await noDialog(page)
  expect(await selectedRow(page, DRUG).count()).toBe(0)
  const output = contextAfter(step)?.output
  if (output?.result !== 'cancelled') throw new Error('the machine does not say how it ended')
  if (output.mensaje !== null) await page.getByRole('alert').getByText(output.mensaje, { exact: true }).waitFor()
  const drug = medicationForm(page).getByRole('combobox', { name: 'Medicamento' })
  const written = async (): Promise<string> => ((await drug.isVisible()) ? drug.inputValue() : '')
  await expect.poll(written).toBe(output.clearsForm ? '' : DRUG)
}

/** @param open a line that has just been sent to its checks, in a browser whose clock is ours */
export const medicationAlertDrive = (open: () => Promise<World>): Drive<World> => ({
  courses: [{ said: 'alertas de un medicamento', walk: alertBrowserWalk, open }],
  closed: {
    'interacciones.recording.keying | wait.cancelled | 0': NO_KEY_WAIT,
    'desabastecimiento.recording.keying | wait.cancelled | 0': NO_KEY_WAIT,
    'alergia.recording.keying | wait.cancelled | 0': NO_KEY_WAIT,
    'interacciones.asking | line.confirmed | 1': NO_REASON,
    'desabastecimiento.asking | line.confirmed | 1': NO_REASON,
    'alergia.asking | line.confirmed | 1': NO_REASON,
    'avisos.asking | line.confirmed | 1': NO_REASON,
    'avisos.judging |  | 1': NO_LIMIT,
    'avisos.blocked | line.rejected | 0': NO_LIMIT,
  },
  possible,
  does: {
    'reason.changed': ({ page }, { event }) => giveReason(alert(page), String(event['motivo'])),
    'line.confirmed': goesOn,
    'line.rejected': ({ page }, step) => button(page, wayOut(step)).click(),
    'line.changed': press('Cambiar por otro…'),
    'check.again': press('Comprobar de nuevo'),
    'check.left': press('Seguir sin explicar'),
    retry: press('Intentar de nuevo'),
    'wait.cancelled': press('Dejar de esperar'),
    'después de checkTimeout': ({ page }) => page.clock.fastForward(BEYOND_LIMIT_MS),
  },
  ports: {
    makeCheck: {
      asked: ({ checks }) => checks.asked(),
      // An allergy is the server's own refusal.
      answer: ({ checks }, answer) => checks.answer(isAllergy(answer.value) ? { ...answer, ending: 'done' } : answer),
      left: ({ checks }) => checks.left(),
    },
    allergyDetail: {
      asked: ({ details }) => details.asked(),
      answer: ({ details }, answer) => details.answer(answer),
      left: ({ details }) => details.left(),
    },
    newKey: newKeyPort,
    recordDecision: {
      asked: ({ records: calls }) => calls.asked(),
      answer: ({ records: calls }, answer) => calls.answer(answer),
      left: ({ records: calls }) => calls.left(),
    },
  },
  shows: {
    'interacciones.checking': waits(WORDS.interacciones.checking),
    'interacciones.asking': asks('interacciones'),
    'interacciones.recording.keying': passes,
    'interacciones.recording.sending': records('interacciones'),
    'interacciones.recording.failed': failed,
    'interacciones.notMade': notMade('Interacciones'),
    'desabastecimiento.checking': waits(WORDS.desabastecimiento.checking),
    'desabastecimiento.asking': asks('desabastecimiento'),
    'desabastecimiento.blocked': ({ page }) =>
      titled(page, 'Desabastecimiento detectado').getByText('No se puede formular mientras dure').waitFor(),
    'desabastecimiento.recording.keying': passes,
    'desabastecimiento.recording.sending': records('desabastecimiento'),
    'desabastecimiento.recording.failed': failed,
    'desabastecimiento.notMade': notMade('Desabastecimiento'),
    'alergia.checking': waits(WORDS.alergia.checking),
    'alergia.detailing': waits('El afiliado es alérgico: se trae a qué y desde cuándo'),
    'alergia.asking': asks('alergia'),
    'alergia.recording.keying': passes,
    'alergia.recording.sending': records('alergia'),
    'alergia.recording.failed': failed,
    'alergia.notMade': notMade('Alergia'),
    'avisos.checking': waits(WORDS.avisos.checking),
    'avisos.asking': asks('avisos'),
    'avisos.notMade': notMade('Avisos'),
    accepted: async ({ page }) => {
      await noDialog(page)
      await selectedRow(page, DRUG).waitFor()
    },
    cancelled: showsCancelled,
  },
  close: ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
})
