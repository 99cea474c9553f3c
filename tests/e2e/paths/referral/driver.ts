/** What a person does, what the world answers and what the screen shows while a referral is followed. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { CLOSING_CAUSE_LABEL } from '@cauce/domain/referral/closing-cause'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { failureOf } from '@cauce/machines/failure'
import { isTouched, observationError, shownErrors } from '@cauce/machines/referral/flow'
import type { ReferralContext } from '@cauce/machines/referral/types'
import { dialog as orderingDialog } from '../../pages/ordering.ts'
import {
  closingDialog,
  closingWarning,
  institutionSearch,
  panelButton,
  panelField,
  referralPanel,
} from '../../pages/referral.ts'
import type { Drive } from '../drive.ts'
import type { PortAnswer, Step } from '../graph.ts'
import { anotherSaves, lastArrives, openWorld, type People, type ReferralWorld as World } from './world.ts'
import { choseClosing, lacksCode, OBSERVATION, OTHER_NAME, possible, referralBrowserWalk } from './walk.ts'

const TAKEN = 'referencia.cambiada'
/** On no screen: where the machine has nothing to tell, a dialog that tells something is wrong. */
const NOTHING_TOLD = 'La máquina no tiene nada que decir'
const CLOSED = 'Cerrado'
const CLOSING_TYPE = '1'

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const errorDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Error', exact: true })
const kind = (page: Page): Locator => panelField(page, 'Tipo de anexo')
const observation = (page: Page): Locator => closingDialog(page).getByLabel('Observación de la finalización')

/** The type that closes is chosen with its saving. */
const writePanel = async ({ page }: World, { after }: Step): Promise<void> => {
  if (choseClosing(after)) return
  if (lacksCode(after)) {
    await panelField(page, 'Código de remisión').fill('')
    return
  }
  await panelButton(page, 'Aceptación ahora').click()
  await panelField(page, 'Quién acepta').fill('Dra. C. Uribe')
  await panelField(page, 'Cargo').fill('Jefe de UCI')
  await institutionSearch(page).fill('prado')
  await page
    .getByRole('option', { name: /Clínica del Prado/u })
    .first()
    .click()
}

/** The type that closes is chosen and saved in one act: the screen asks at once. */
const save = async ({ page }: World, { before }: Step): Promise<void> => {
  if (choseClosing(before) && (await kind(page).inputValue()) !== CLOSING_TYPE)
    await kind(page).selectOption(CLOSING_TYPE)
  else await panelButton(page, 'Actualizar').click()
}

const answerSave = async (world: World, answer: PortAnswer): Promise<void> => {
  // What the screen will ask then is answered by the path.
  if (answer.ending === 'error' && failureOf(answer.value).codigo === TAKEN) await world.reading.shut()
  await world.saving.answer(answer)
}

const answerReload = async (world: World, { ending }: PortAnswer, { after }: Step): Promise<void> => {
  if (ending === 'done') await (after.matches('editing') ? lastArrives(world) : anotherSaves(world))
  await world.reading.open(ending === 'done' ? 'goes on' : 'is lost')
}

const baseArrived = (world: World, { before }: Step): Promise<void> =>
  before.matches('waiting') ? world.reading.open() : anotherSaves(world)

const noDialog = async (page: Page): Promise<void> => {
  for (const dialog of [errorDialog(page), closingWarning(page), closingDialog(page), orderingDialog(page)])
    await dialog.waitFor({ state: 'detached' })
}

/** What the machine knows after the step; before any step it knows nothing. */
const contextAfter = (step: Step | null): ReferralContext | null => step?.after.context ?? null

/** What the fields say is wrong, as the machine has it: missing or refused. */
const showsErrors = async (page: Page, context: ReferralContext): Promise<void> => {
  for (const [sentence] of Object.values(shownErrors(context)))
    await referralPanel(page)
      .getByText(sentence ?? NOTHING_TOLD, { exact: true })
      .waitFor()
}

const showsEditing = async ({ page }: World, step: Step | null): Promise<void> => {
  const context = contextAfter(step)
  if (context === null || step === null || choseClosing(step.after)) return
  // Said in passing: it goes away by itself.
  if (step.answer?.port === 'save' && step.answer.ending === 'done')
    await page.locator('.ca-toaster').getByText(Object(step.answer.value).mensaje, { exact: true }).waitFor()
  await noDialog(page)
  if (context.base?.estado === CLOSED) {
    await referralPanel(page).getByText('La remisión está cerrada: ya no se cambia.').waitFor()
    return
  }
  await panelButton(page, 'Actualizar').waitFor()
  await referralPanel(page)
    .getByText('Cambios sin guardar')
    .waitFor({ state: isTouched(context) ? 'visible' : 'detached' })
  await button(page, 'Seguir con lo mío').waitFor({ state: context.changedElsewhere ? 'visible' : 'detached' })
  if (context.conflicts.length > 0) await referralPanel(page).getByText(`Otra persona guardó: ${OTHER_NAME}`).waitFor()
  await showsErrors(page, context)
}

const showsObserving = async ({ page }: World, step: Step | null): Promise<void> => {
  const context = contextAfter(step)
  if (context === null) return
  await expect.poll(() => observation(page).inputValue()).toBe(context.observation)
  const [wrong] = observationError(context) ?? []
  if (wrong !== undefined) await closingDialog(page).getByText(wrong, { exact: true }).waitFor()
  else await closingDialog(page).getByText(REQUIRED_FIELD).waitFor({ state: 'detached' })
}

const showsBusy =
  (words: string) =>
  async ({ page }: World): Promise<void> => {
    await referralPanel(page).getByText(`${words}…`, { exact: true }).waitFor()
    await button(page, 'Dejar de esperar').waitFor()
  }

const showsTold =
  (choice: string) =>
  async ({ page }: World, _: unknown, step: Step | null): Promise<void> => {
    const dialog = errorDialog(page)
    await dialog.getByText(contextAfter(step)?.dialog?.mensaje ?? NOTHING_TOLD, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: choice, exact: true }).waitFor()
  }

/** @param people signed in; who manages is in front of the page */
export const referralDrive = (people: () => People): Drive<World> => ({
  courses: [{ said: 'gestión de una remisión', walk: referralBrowserWalk, open: () => openWorld(people()) }],
  closed: {},
  possible,
  does: {
    'base.arrived': baseArrived,
    'draft.changed': writePanel,
    'draft.reset': ({ page }, { before }) =>
      button(page, before.context.changedElsewhere ? 'Usar lo guardado' : 'Descartar').click(),
    'change.read': ({ page }) => button(page, 'Seguir con lo mío').click(),
    'save.requested': save,
    'warning.accepted': ({ page }) => button(page, 'Generar el código y cerrar').click(),
    'warning.declined': ({ page }) => button(page, 'Dejar el tipo como estaba').click(),
    'finalise.requested': ({ page }) => panelButton(page, 'Finalizar').click(),
    'observation.changed': ({ page }) => observation(page).fill(OBSERVATION),
    'cause.changed': ({ page }) =>
      page
        .getByLabel(CLOSING_CAUSE_LABEL)
        .selectOption('fallecio')
        .then(() => undefined),
    'finalise.confirmed': ({ page }) =>
      closingDialog(page)
        .getByRole('button', { name: /^Finalizar la referencia/u })
        .click(),
    'finalise.cancelled': ({ page }) => button(page, 'Seguir sin finalizar').click(),
    'order.requested': ({ page }) => panelButton(page, 'Ordenar').click(),
    'order.closed': ({ page }) =>
      orderingDialog(page)
        .getByRole('button', { name: /^Cerrar/u })
        .first()
        .click(),
    retry: ({ page }) => button(page, 'Intentar de nuevo').click(),
    'save.postponed': ({ page }) => button(page, 'Dejarlo para después').click(),
    'wait.cancelled': ({ page }) => button(page, 'Dejar de esperar').click(),
    'dialog.dismissed': ({ page }, { before }) =>
      button(page, before.matches('ordering') ? 'Dejarlo para después' : 'Entendido').click(),
  },
  ports: {
    save: { asked: ({ saving }) => saving.asked(), answer: answerSave, left: ({ saving }) => saving.left() },
    reload: { asked: ({ reading }) => reading.asked(), answer: answerReload, left: ({ reading }) => reading.open() },
    createConsultation: {
      asked: ({ ordering }) => ordering.asked(),
      answer: ({ ordering }, answer) => ordering.answer(answer),
      left: ({ ordering }) => ordering.left(),
    },
  },
  shows: {
    waiting: ({ page }) => page.getByRole('status', { name: 'Cargando la referencia' }).waitFor(),
    editing: (world, _, step) => showsEditing(world, step),
    warning: ({ page }) => closingWarning(page).waitFor(),
    observing: (world, _, step) => showsObserving(world, step),
    'saving.sending': showsBusy('El servidor guarda la referencia'),
    'saving.comparing': showsBusy('Otra persona guardó antes, o un envío anterior sí llegó: se mira qué quedó'),
    'saving.interrupted': showsTold('Intentar de nuevo'),
    'saving.refused': showsTold('Entendido'),
    'ordering.creating': showsBusy('El servidor crea la consulta desde la que se ordena, o responde la que ya había'),
    'ordering.open': ({ page }) =>
      orderingDialog(page).getByRole('region', { name: 'Afiliado', exact: true }).waitFor(),
    'ordering.failed': showsTold('Intentar de nuevo'),
  },
  close: ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
})
