/** The list of services while it is built: pure functions from a fact to what changes in the context. */
import { alreadyOrdered, CODES_ALREADY_ORDERED } from '@cauce/domain/own-code/already-ordered'
import { checkOwnCodeDraft, emptyOwnCodeDraft, toServiceLine, type OwnCodeDraft } from '@cauce/domain/own-code/draft'
import { duplicateCode } from '@cauce/domain/own-code/duplicate-code'
import { SERVICE_ORDER_ERROR } from '@cauce/domain/own-code/messages'
import type { ServiceLine } from '@cauce/domain/own-code/service-line'
import { ALREADY_ORDERED, ERROR_TITLE } from '@cauce/domain/procedure/messages'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { CHOSEN_BY_HAND } from '@cauce/domain/ordering/routing-change'
import { errorsOfLine, failureOf } from '../failure.ts'
import { nextNotice } from '../notice.ts'
import { lineBegins } from '../ordering-done.ts'
import { errorDialog } from '../procedure-order/error-dialog.ts'
import type { OrderAnswer, SiteChoice } from '../procedure-order/types.ts'
import type { KnownOrders, OwnCodeContext, OwnCodeInput, ServiceItem } from './types.ts'

type Change = Partial<OwnCodeContext>

export const newOrder = ({ consultaId, hoy }: OwnCodeInput): OwnCodeContext => ({
  consultaId,
  hoy,
  draft: emptyOwnCodeDraft(hoy),
  draftErrors: {},
  items: [],
  nextItem: 1,
  idempotencyKey: null,
  placed: false,
  dialog: null,
  notice: null,
})

/** Codes whose site was never asked for. */
export const codesToRoute = ({ items }: OwnCodeContext): readonly number[] =>
  items.filter(({ routingAsked }) => !routingAsked).map(({ codigoPropio }) => codigoPropio.id)

const toWire = (item: ServiceItem): readonly ServiceLine[] => {
  const site = item.routing?.rep ?? null
  const line = toServiceLine(item, {
    rep: site === null ? null : { id: site.id, nombre: site.nombre },
    motivo_rep: item.routing?.regla === 'manual' ? item.routing.motivo : null,
  })
  return line === null ? [] : [line]
}

/** The list as it travels. The same list always gives the same body: an idempotency key is bound to it. */
export const linesToSend = ({ items }: OwnCodeContext): readonly ServiceLine[] => items.flatMap(toWire)

const isBlank = (draft: OwnCodeDraft): boolean => draft.codigoPropio === null && draft.observacion.trim() === ''

export const draftChanged = (context: OwnCodeContext, draft: Partial<OwnCodeDraft>): Change => ({
  ...lineBegins(context),
  draft: { ...context.draft, ...draft },
  draftErrors: Object.fromEntries(Object.entries(context.draftErrors).filter(([field]) => !(field in draft))),
})

export const draftCleared = (hoy: string): Change => ({ hoy, draft: emptyOwnCodeDraft(hoy), draftErrors: {} })

/** Why the draft does not enter the list, with its messages; null when it does. */
const refusal = ({ draft, items }: OwnCodeContext, hoy: string) => {
  const { mensaje, errores } = checkOwnCodeDraft(draft, hoy)
  if (mensaje !== null) return { mensaje, errores }
  const pending = items.map(({ codigoPropio }) => codigoPropio.id)
  const repeated = draft.codigoPropio === null ? null : duplicateCode(pending, draft.codigoPropio.id)
  return repeated === null ? null : { mensaje: repeated, errores: { codigoPropio: [repeated] } }
}

export const isAddable = (context: OwnCodeContext, hoy: string): boolean => refusal(context, hoy) === null

/** The draft becomes the last line of the list; one that cannot stays, with its messages. */
export const draftAdded = (context: OwnCodeContext, hoy: string): Change => {
  const { draft, items, nextItem } = context
  const why = refusal(context, hoy)
  if (why !== null || draft.codigoPropio === null || draft.cantidad === null) {
    const mensaje = why?.mensaje ?? SERVICE_ORDER_ERROR
    return { hoy, draftErrors: why?.errores ?? {}, notice: nextNotice(context.notice, 'error', mensaje) }
  }
  const item: ServiceItem = {
    key: nextItem,
    codigoPropio: draft.codigoPropio,
    cantidad: draft.cantidad,
    fechaVigencia: draft.fechaVigencia,
    observacion: draft.observacion.trim(),
    routing: null,
    routingAsked: false,
    errores: {},
  }
  return { items: [...items, item], nextItem: nextItem + 1, ...draftCleared(hoy) }
}

export const itemRemoved = ({ items }: OwnCodeContext, index: number): Change => ({
  items: items.filter((_, at) => at !== index),
})

/** The line goes back to the form; only into an empty form, so that nothing typed is written over. */
export const itemEdited = (context: OwnCodeContext, index: number): Change => {
  const item = context.items[index]
  if (item === undefined || !isBlank(context.draft)) return {}
  const { codigoPropio, cantidad, fechaVigencia, observacion, errores } = item
  return {
    ...itemRemoved(context, index),
    draft: { codigoPropio, cantidad, fechaVigencia, observacion },
    draftErrors: errores,
  }
}

const withSite = (item: ServiceItem, { rep, motivo }: SiteChoice): ServiceItem => {
  if (item.routing?.automatico === true) return item
  const routing: RoutingProposal = {
    item_id: item.codigoPropio.id,
    automatico: false,
    alternativas: item.routing?.alternativas ?? [],
    rep,
    regla: 'manual',
    motivo: motivo || CHOSEN_BY_HAND,
  }
  return { ...item, routing, routingAsked: true }
}

/** Sites chosen by hand. A line that was routed automatically keeps its site. */
export const sitesChosen = ({ items }: OwnCodeContext, choices: readonly SiteChoice[]): Change => ({
  items: items.map((item, at) => {
    const choice = choices.find(({ index }) => index === at)
    return choice === undefined ? item : withSite(item, choice)
  }),
})

/** `proposals` null: they did not arrive, and the server routes when it orders. */
export const routingProposed = ({ items }: OwnCodeContext, proposals: readonly RoutingProposal[] | null): Change => ({
  items: items.map((item) =>
    item.routingAsked
      ? item
      : {
          ...item,
          routingAsked: true,
          routing: proposals?.find(({ item_id }) => item_id === item.codigoPropio.id) ?? null,
        },
  ),
})

/** What is not known stops nothing: the server looks when it orders. */
const isOrdered = (codeIds: readonly number[], activas: KnownOrders, hoy: string): boolean =>
  activas !== null && alreadyOrdered(codeIds, activas, hoy).length > 0

/** Whether the list has a code that is ordered already. The list that was sent and not answered is asked about to the server. */
export const hasOrderedCode = (
  { items, idempotencyKey }: OwnCodeContext,
  { activas, hoy }: { readonly activas: KnownOrders; readonly hoy: string },
): boolean =>
  idempotencyKey === null &&
  isOrdered(
    items.map(({ codigoPropio }) => codigoPropio.id),
    activas,
    hoy,
  )

const errorText = (mensaje: string): Change => ({ dialog: { titulo: ERROR_TITLE, mensaje, tipo: 'error' } })

/** Beside each line that is ordered already stands the same sentence as in the dialog. */
export const codesRefused = ({ items }: OwnCodeContext, activas: KnownOrders, hoy: string): Change => ({
  ...errorText(CODES_ALREADY_ORDERED),
  items: items.map((item) => ({
    ...item,
    errores: isOrdered([item.codigoPropio.id], activas, hoy) ? { codigoPropio: [CODES_ALREADY_ORDERED] } : {},
  })),
})

/** Nobody knows whether it ordered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, SERVICE_ORDER_ERROR) })

/** The answer is known and it is no: the key has served its purpose. */
export const orderRefused = ({ items }: OwnCodeContext, thrown: unknown): Change => ({
  dialog: errorDialog(thrown, SERVICE_ORDER_ERROR),
  idempotencyKey: null,
  items: items.map((item, index) => ({ ...item, errores: errorsOfLine(failureOf(thrown).errores, index) })),
})

/** An earlier try did order, and the list changed since. */
export const orderedBefore: Change = { ...errorText(ALREADY_ORDERED), idempotencyKey: null }

export const orderAnswered = ({ items }: OwnCodeContext, { original }: OrderAnswer): Change => {
  const { mensaje, type } = original
  return type === 'error'
    ? { idempotencyKey: null, placed: false, dialog: { titulo: ERROR_TITLE, mensaje, tipo: type } }
    : { idempotencyKey: null, placed: true, dialog: null, done: { id: original[0].id, count: items.length, mensaje } }
}

/** Back to collecting: what was ordered leaves the list. */
export const orderFinished = ({ placed, hoy }: OwnCodeContext): Change =>
  placed ? { items: [], placed: false, ...draftCleared(hoy) } : {}
