/** The ordering of procedures in a browser: what is done, what the server answers, and what the screen shows. */
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { REPEAT_REASON_LABEL } from '@cauce/domain/procedure/repeated-order'
import { stateNodesOf } from '@cauce/machines/diagram'
import { PortFailure } from '@cauce/machines/failure'
import { procedureOrderMachine } from '@cauce/machines/procedure-order'
import { colonoscopy } from '@cauce/machines/testing/ordering-samples'
import { procedureOrderWalk } from '@cauce/machines/walks/procedure-order'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import { ULTRASOUND } from '../../../support/ordering.ts'
import type { TestServer } from '../../../support/server.ts'
import { doneFoot, interrupted, orderButton, pendingRow, searchBox } from '../../pages/ordering.ts'
import { consentQuestion } from '../../pages/consent.ts'
import { type Drive, passes, type PortDriver } from '../drive.ts'
import type { Situation } from '../graph.ts'
import { newKeyPort } from '../keys.ts'
import { pressEscape } from '../../support/focus.ts'
import { openOrder, type OrderWorld } from './world.ts'

type Look = Drive<OrderWorld>['shows'][string]

const Told = Schema.Struct({
  items: Schema.Array(Schema.Struct({ routing: Schema.NullOr(Schema.Struct({ regla: Schema.String })) })),
  draft: Schema.Struct({ procedimiento: Schema.NullOr(Schema.Unknown), observacion: Schema.String }),
  dialog: Schema.NullOr(Schema.Struct({ titulo: Schema.String, mensaje: Schema.String })),
  done: Schema.optional(Schema.NullOr(Schema.Struct({ mensaje: Schema.String }))),
})
const told = Schema.decodeUnknownSync(Told)

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const observation = (page: Page) => page.getByRole('textbox', { name: 'Observación' })
const OBSERVATION = 'Control anual'

const write = async ({ page }: OrderWorld): Promise<void> => {
  await searchBox(page).fill(ULTRASOUND)
  await page
    .getByRole('option', { name: new RegExp(ULTRASOUND, 'u') })
    .first()
    .click()
  await observation(page).fill(OBSERVATION)
}

const giveSite = async ({ page }: OrderWorld): Promise<void> => {
  await page.getByRole('button', { name: 'Direccionar', exact: true }).first().click()
  const all = page.getByRole('dialog', { name: 'Direccionar lo que no tiene sede' })
  await all.getByRole('combobox').fill('Clínica')
  await all.getByRole('option').first().click()
  await all.getByRole('textbox', { name: 'Motivo' }).fill('Tiene cupo esta semana')
  await all.getByRole('checkbox', { name: /^Acepto que el paciente vaya hasta allá/u }).check()
  await all.getByRole('button', { name: /^Direccionar \d/u }).click()
  await all.waitFor({ state: 'detached' })
}

const observeAll = async ({ page }: OrderWorld): Promise<void> => {
  await press(page, 'Observación para todos')
  const asked = page.getByRole('dialog', { name: 'Observación para todos' })
  await asked.getByRole('textbox').fill('Control de HTA')
  await asked.getByRole('button', { name: /^Ponerla en todos/u }).click()
  await asked.waitFor({ state: 'detached' })
}

const useSet = async ({ page }: OrderWorld): Promise<void> => {
  await page.getByRole('button', { name: /^Conjuntos/u }).click()
  const sets = page.getByRole('dialog', { name: /^Conjuntos de procedimientos/u })
  await sets.getByRole('button', { name: /^Usar/u }).first().click()
  await sets.waitFor({ state: 'detached' })
}

const emptyList = async ({ page }: OrderWorld): Promise<void> => {
  await press(page, 'Vaciar lista')
  const asked = page.getByRole('alertdialog', { name: '¿Vaciar la lista?' })
  await asked.getByRole('button', { name: 'Vaciar la lista', exact: true }).click()
  await asked.waitFor({ state: 'detached' })
}

/** What is not ordered again comes back to an empty form; here nobody wants it any more. */
const rejectHistory = async ({ page }: OrderWorld, { before }: { readonly before: Situation }): Promise<void> => {
  await press(page, 'No ordenarlo de nuevo')
  if (told(before.context).draft.procedimiento === null) await press(page, 'Limpiar')
}

const does: Drive<OrderWorld>['does'] = {
  'draft.changed': write,
  'draft.cleared': ({ page }) => press(page, 'Limpiar'),
  'item.add': ({ page }) => page.getByRole('button', { name: /^Añadir/u }).click(),
  'item.remove': ({ page }) =>
    pendingRow(page, ULTRASOUND)
      .getByRole('button', { name: /^Quitar/u })
      .click(),
  'item.edit': ({ page }) => pendingRow(page, ULTRASOUND).press('Enter'),
  'items.observed': observeAll,
  'set.added': useSet,
  'items.sites': giveSite,
  'list.clear': emptyList,
  'order.requested': ({ page }) => orderButton(page).click(),
  'history.explained': ({ page }) =>
    page.getByRole('alertdialog').getByLabel(REPEAT_REASON_LABEL).fill('La muestra se perdió'),
  'history.accepted': ({ page }) => press(page, 'Ordenarlo de todas formas'),
  'history.rejected': rejectHistory,
  'dialog.dismissed': ({ page }) => press(page, 'Entendido'),
  retry: ({ page }) => press(page, 'Intentar de nuevo'),
  'order.postponed': ({ page }) => press(page, 'Dejarlo para después'),
  'wait.cancelled': ({ page }) => press(page, 'Dejar de esperar'),
}

const held = (name: keyof OrderWorld['calls']): PortDriver<OrderWorld> => ({
  asked: ({ calls }) => calls[name].asked(),
  answer: ({ calls }, given) => calls[name].answer(given),
  left: ({ calls }) => calls[name].left(),
})

/** While the server is asked the foot says what for, in the machine's own words. */
const WAITING = [
  'validating.checking',
  'validating.proposing',
  'ordering.sending',
  'recommending.checking',
  'recommending.printing',
  'consenting.checking',
  'refreshing',
]
const nodes = new Map(stateNodesOf(procedureOrderMachine).map((node) => [node.path.join('.'), node]))
const waits =
  (id: string): Look =>
  ({ page }) =>
    page.getByText(`${nodes.get(id)?.description ?? id}…`, { exact: true }).waitFor()

const collecting: Look = async ({ page }, context) => {
  const { items, draft, done } = told(context)
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  if (done != null && items.length === 0) {
    await doneFoot(page).getByText(done.mensaje).waitFor()
    return
  }
  const name = items.length === 0 ? /^Ordenar(?! \d)/u : new RegExp(`^Ordenar ${items.length} procedimiento`, 'u')
  await page.getByRole('button', { name }).and(page.locator(':not([aria-busy="true"])')).first().waitFor()
  await expect.poll(() => observation(page).inputValue(), { message: 'what is being written' }).toBe(draft.observacion)
}

const message: Look = async ({ page }, context) => {
  const { dialog } = told(context)
  const shown = page.getByRole('alertdialog', { name: dialog?.titulo ?? '', exact: true })
  await shown.getByText(dialog?.mensaje ?? '').waitFor()
}

const possible = ({ type }: WalkEvent, { context }: Situation): boolean => {
  const { items, draft } = told(context)
  const blank = draft.procedimiento === null
  if (type === 'draft.changed') return blank
  if (type === 'item.edit') return blank && items.length > 0
  if (type === 'item.remove' || type === 'list.clear') return items.length > 0
  if (type === 'items.observed') return items.length > 1
  if (type === 'items.sites') return items.some(({ routing }) => routing?.regla === NOWHERE.regla)
  return true
}

/** What the server proposes where nobody is contracted: only then is there a site to give. */
const NOWHERE = {
  item_id: colonoscopy.id,
  rep: null,
  regla: 'ninguna',
  automatico: false,
  motivo: '',
  alternativas: [],
}

const walk: Walk = {
  ...procedureOrderWalk,
  ports: { ...procedureOrderWalk.ports, proposeRouting: { done: [[NOWHERE]], error: [new PortFailure({})] } },
  facts: (context) => [procedureOrderWalk.facts(context), told(context).items.map(({ routing }) => routing?.regla)],
}

export const orderDrive = (server: () => TestServer, page: () => Page): Drive<OrderWorld> => ({
  courses: [{ said: 'procedimientos', walk, open: () => openOrder(server(), page()) }],
  closed: {
    'ordering.keying | wait.cancelled | 0':
      'El navegador crea la clave en el mismo instante: nadie alcanza a dejar de esperar entre una cosa y la otra.',
    'consenting.signing | xstate.error.actor.consent | 0':
      'Lo que falla dentro del consentimiento lo dice el consentimiento mismo: solo un error de programación lo rompe.',
  },
  does,
  ports: {
    newKey: newKeyPort,
    validateItem: held('validateItem'),
    proposeRouting: held('proposeRouting'),
    generateOrder: held('generateOrder'),
    checkRecommendation: held('checkRecommendation'),
    printRecommendation: held('printRecommendation'),
    checkConsent: held('checkConsent'),
    procedureConsent: { answer: ({ page: at }) => pressEscape(at) },
    refreshActive: held('refreshActive'),
  },
  shows: {
    ...Object.fromEntries(WAITING.map((id) => [id, waits(id)])),
    collecting,
    'validating.asking': ({ page: at }) => at.getByRole('alertdialog', { name: /ya se ordenó antes/u }).waitFor(),
    'validating.failed': message,
    'ordering.keying': passes,
    'ordering.interrupted': ({ page: at }) => interrupted(at).waitFor(),
    'ordering.refused': message,
    'ordering.alreadyOrdered': message,
    'consenting.signing': ({ page: at }) => consentQuestion(at).waitFor(),
  },
  possible,
  close: ({ page: at }) => at.unrouteAll({ behavior: 'ignoreErrors' }),
})
