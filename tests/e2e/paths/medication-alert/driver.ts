/** What a person does, what the world answers and what the screen shows while a line goes through its checks. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { AUDIT_FAILED } from '@cauce/domain/medication/alert-messages'
import { CHECK_NAMES } from '@cauce/domain/medication/ledger'
import { askedOf } from '@cauce/machines/medication-alert/asked'
import { CHECK_TIMEOUT_MS, STEPS, type AlertContext } from '@cauce/machines/medication-alert/types'
import { alert } from '../../pages/alerts.ts'
import { giveReason } from '../../pages/reasons.ts'
import { medicationForm, selectedRow } from '../../pages/medications.ts'
import { passes, type Drive } from '../drive.ts'
import type { Step } from '../graph.ts'
import { newKeyPort } from '../keys.ts'
import { alertBrowserWalk, isAllergy, possible, stepOfEvent } from './walk.ts'
import { DRUG, type AlertWorld as World } from './world.ts'

const BEYOND_LIMIT_MS = CHECK_TIMEOUT_MS + 500
const NO_KEY_WAIT =
  'El navegador crea la clave en el mismo instante: nadie alcanza a dejar de esperar entre una cosa y la otra.'
const NO_REASON = 'Formular está apagado, con lo que falta al lado, hasta que los motivos alcancen.'
const NO_PROPOSAL =
  'Lo que se propone para la dosis se prueba en features/medicamentos y en la unidad de la línea corregida.'

const NOT_PRESCRIBED = 'No formular trimetoprim + sulfametoxazol'

const button = (page: Page, name: string): Locator => alert(page).getByRole('button', { name, exact: true })
const press =
  (name: string) =>
  ({ page }: World): Promise<void> =>
    button(page, name).click()

/** What the machine knows after the step. */
const contextAfter = (step: Step | null): AlertContext | null => step?.after.context ?? null

/** The way out that the dialog offers in each situation. */
const wayOut = ({ before }: Step): string => {
  if (before.matches('blocked'))
    return before.context.findings.some(isShort) ? 'Quitar el medicamento' : 'Corregir la línea'
  if (!before.matches({ recording: 'failed' })) return NOT_PRESCRIBED
  return before.context.decision === 'formular' ? NOT_PRESCRIBED : 'Cerrar sin registrar'
}

const isShort = ({ bloquea, comprobacion }: AlertContext['findings'][number]): boolean =>
  bloquea && comprobacion === 'desabastecimiento'

/** From here on time is what the path says, until the checks have ended. */
const waits = async ({ page, clock }: World): Promise<void> => {
  await page.getByRole('alertdialog', { name: 'Comprobando antes de formular' }).waitFor()
  await button(page, 'Dejar de esperar').waitFor()
  await clock.stands()
}

const asks = async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
  await button(page, NOT_PRESCRIBED).waitFor()
  const context = contextAfter(step)
  if (context === null) return
  const cards = alert(page).locator('.gate-list > li')
  const asked = askedOf(context)
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(asked.length)
  for (const { porQue } of asked) {
    // The hour is the one of the browser.
    const words = porQue?.replaceAll(/\d\d:\d\d/gu, '\\d\\d:\\d\\d')
    if (words !== undefined)
      await alert(page)
        .getByText(new RegExp(`^${words}$`, 'u'))
        .first()
        .waitFor()
  }
}

const records = async ({ page }: World): Promise<void> => {
  await alert(page).getByText('Se registra su respuesta').waitFor()
  await button(page, 'Dejar de esperar').waitFor()
}

const failed = async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
  const context = contextAfter(step)
  await alert(page).getByText(AUDIT_FAILED, { exact: true }).waitFor()
  const said = alert(page).getByRole('alert')
  if (context?.recordError) await said.getByText(context.recordError, { exact: true }).waitFor()
  await button(page, 'Intentar de nuevo').waitFor()
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

/** Names of the checks that stand in the card of that one, as its buttons say them. */
const gapNames = (context: AlertContext, comprobacion: unknown): string => {
  const gap = askedOf(context).find(({ checks }) => checks.some((check) => check === comprobacion))
  if (gap === undefined) throw new Error(`nothing is asked of ${String(comprobacion)}`)
  return AND.format(gap.checks.map((check) => CHECK_NAMES[check]))
}

const AND = new Intl.ListFormat('es-CO', { type: 'conjunction' })

/** A situation in which time goes on by itself. */
const inTime =
  (show: Drive<World>['shows'][string]): Drive<World>['shows'][string] =>
  async (world, context, step) => {
    await world.clock.goes()
    await show(world, context, step)
  }

const REGIONS = STEPS.map((step) => `checking.${step}`)

/** @param open a line that has just been sent to its checks, in a browser whose clock is ours */
export const medicationAlertDrive = (open: () => Promise<World>): Drive<World> => ({
  courses: [{ said: 'alertas de un medicamento', walk: alertBrowserWalk, open }],
  closed: {
    'recording.keying | wait.cancelled | 0': NO_KEY_WAIT,
    'asking | line.confirmed | 0': NO_REASON,
    'asking | line.mended | 0': NO_PROPOSAL,
  },
  possible,
  does: {
    // The reason of everything: one finding after the other.
    'reason.changed': async ({ page }, { event, before }) => {
      for (const [index] of askedOf(before.context).entries()) {
        if (index > 0)
          await alert(page)
            .getByRole('button', { name: /motivo del hallazgo \d+\)$/u })
            .first()
            .click()
        await giveReason(alert(page), String(event['motivo']))
      }
    },
    'check.left': ({ page }, { event, before }) =>
      button(page, `Dejarla pendiente: ${gapNames(before.context, event['comprobacion'])}`).click(),
    // Here each has its own reason, and that of a check that was made again begins empty.
    'line.confirmed': async ({ page }, { before }) => {
      const goOn = button(page, 'Formular de todos modos')
      if (await goOn.isDisabled()) await giveReason(alert(page), before.context.motivo)
      await goOn.click()
    },
    'line.rejected': ({ page }, step) => button(page, wayOut(step)).click(),
    'line.changed': press('Cambiar por otro…'),
    'check.again': ({ page }, { event, before }) => {
      const gaps = askedOf(before.context).filter(({ porQue }) => porQue !== null)
      const all = event['comprobacion'] === undefined && gaps.length > 1
      const which = event['comprobacion'] ?? gaps[0]?.comprobacion
      return button(page, `Volver a comprobar ${all ? 'todo' : gapNames(before.context, which)}`).click()
    },
    retry: press('Intentar de nuevo'),
    'wait.cancelled': press('Dejar de esperar'),
    'después de checkTimeout': ({ page }) => page.clock.fastForward(BEYOND_LIMIT_MS),
  },
  ports: {
    makeCheck: {
      // An allergy is the server's own refusal.
      answer: ({ checks }, answer, { event }) =>
        checks[stepOfEvent(event) ?? 'avisos'].answer(isAllergy(answer.value) ? { ...answer, ending: 'done' } : answer),
      left: ({ checks }) => Promise.all(Object.values(checks).map((calls) => calls.left())),
    },
    allergyDetail: {
      asked: ({ details }) => details.asked(),
      answer: ({ details }, answer) => details.answer(answer),
      left: ({ details }) => details.left(),
    },
    newKey: newKeyPort,
    recordDecisions: {
      asked: ({ records: calls }) => calls.asked(),
      answer: ({ records: calls }, answer) => calls.answer(answer),
      left: ({ records: calls }) => calls.left(),
    },
  },
  shows: {
    ...Object.fromEntries(
      REGIONS.flatMap((region) => [
        [`${region}.asking`, waits],
        [`${region}.ended`, passes],
      ]),
    ),
    'checking.alergia.detailing': waits,
    asking: inTime(asks),
    blocked: inTime(({ page }) =>
      alert(page)
        .getByText(/^(?:No se puede formular mientras dure|Nadie puede ordenarlo así)$/u)
        .waitFor(),
    ),
    'recording.keying': passes,
    'recording.sending': records,
    'recording.failed': failed,
    accepted: inTime(async ({ page }) => {
      await noDialog(page)
      await selectedRow(page, DRUG).waitFor()
    }),
    cancelled: inTime(showsCancelled),
  },
  close: async ({ page, clock }) => {
    await clock.goes()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
