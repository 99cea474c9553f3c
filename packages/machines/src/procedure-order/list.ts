/** The pre-order list while it is built: pure functions from a fact to what changes in the context. */
import { checkDraft, emptyDraft, type ProcedureDraft } from '@cauce/domain/procedure/draft'
import { ORDER_ERROR } from '@cauce/domain/ordering/messages'
import type { PreOrderItem } from '@cauce/domain/procedure/pre-order-item'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { errorsOfLine, failureOf, isWorthRetrying } from '../failure.ts'
import { nextNotice } from '../notice.ts'
import { lineBegins } from '../ordering-done.ts'
import { errorDialog } from './error-dialog.ts'
import { draftToAdd, newItem } from './new-lines.ts'
import type { ItemValidation, OrderContext, OrderInput, OrderItem, SiteChoice } from './types.ts'

type Change = Partial<OrderContext>

export const newOrder = ({ consultaId, paciente, hoy }: OrderInput): OrderContext => ({
  consultaId,
  paciente,
  hoy,
  draft: emptyDraft(hoy),
  draftErrors: {},
  items: [],
  nextItem: 1,
  orderRequested: false,
  history: [],
  idempotencyKey: null,
  placed: null,
  dialog: null,
  notice: null,
})

/** A line is validated again on every new day: its date may have passed. */
export const lineToValidate = ({ items, hoy }: OrderContext): number => items.findIndex((item) => item.validado !== hoy)

/** Index of the first line whose site was never asked for, or -1. */
export const lineToRoute = ({ items }: OrderContext): number => items.findIndex((item) => !item.routingAsked)

/** The line as it travels. The same line always gives the same body: an idempotency key is bound to it. */
export const toWire = (item: OrderItem, consultaId: number): PreOrderItem => {
  const { id, codigo, nombre, requiere_auditoria } = item.procedimiento
  const site = item.routing?.rep ?? null
  const motivo = item.historicoAceptado ? (item.motivoRepeticion ?? '').trim() : ''
  return {
    procedimiento: { id, codigo, nombre, requiere_auditoria },
    cantidad: item.cantidad,
    fechaVigencia: item.fechaVigencia,
    observacion: item.observacion,
    rep: site === null ? null : { id: site.id, nombre: site.nombre },
    motivo_rep: item.routing?.regla === 'manual' ? item.routing.motivo : null,
    consulta_id: consultaId,
    historico_id:
      item.historicoAceptado && item.historicoVisto !== undefined ? item.historicoVisto : item.historicoAceptado,
    ...(motivo === '' ? {} : { motivo_repeticion: motivo }),
  }
}

const replaceItem = (items: readonly OrderItem[], index: number, change: Partial<OrderItem>): readonly OrderItem[] =>
  items.map((item, at) => (at === index ? { ...item, ...change } : item))

const isBlank = (draft: ProcedureDraft): boolean => draft.procedimiento === null && draft.observacion.trim() === ''

export const draftChanged = (context: OrderContext, draft: Partial<ProcedureDraft>): Change => ({
  ...lineBegins(context),
  draft: { ...context.draft, ...draft },
  draftErrors: Object.fromEntries(Object.entries(context.draftErrors).filter(([field]) => !(field in draft))),
})

/** The draft becomes the last line of the list; an incomplete one stays, with its messages. */
export const draftAdded = (context: OrderContext, hoy: string): Change => {
  const { items, nextItem } = context
  const draft = draftToAdd(context)
  const { mensaje, errores } = checkDraft(draft, hoy)
  if (mensaje !== null || draft.procedimiento === null || draft.cantidad === null)
    return { hoy, draftErrors: errores, notice: nextNotice(context.notice, 'error', mensaje ?? ORDER_ERROR) }
  const { procedimiento, cantidad, fechaVigencia, observacion } = draft
  const item = newItem(nextItem, { procedimiento, cantidad, fechaVigencia, observacion: observacion.trim() })
  return { hoy, items: [...items, item], nextItem: nextItem + 1, draft: emptyDraft(hoy), draftErrors: {} }
}

export const itemRemoved = ({ items }: OrderContext, index: number): Change => ({
  items: items.filter((_, at) => at !== index),
})

/** The line goes back to the form; only into an empty form, so that nothing typed is written over. */
export const itemEdited = (context: OrderContext, index: number): Change => {
  const item = context.items[index]
  if (item === undefined || !isBlank(context.draft)) return {}
  const { procedimiento, cantidad, fechaVigencia, observacion, errores } = item
  return {
    ...itemRemoved(context, index),
    draft: { procedimiento, cantidad, fechaVigencia, observacion },
    draftErrors: errores,
  }
}

export const draftCleared = (hoy: string): Change => ({ hoy, draft: emptyDraft(hoy), draftErrors: {} })

const siteChosen = (context: OrderContext, { index, rep, motivo }: SiteChoice): Change => {
  const item = context.items[index]
  if (item === undefined || item.routing?.automatico === true) return {}
  const routing: RoutingProposal = {
    item_id: item.procedimiento.id,
    automatico: false,
    alternativas: item.routing?.alternativas ?? [],
    rep,
    regla: 'manual',
    motivo,
  }
  return { items: replaceItem(context.items, index, { routing, routingAsked: true }) }
}

/** Sites chosen by hand. A line that was routed automatically keeps its site. */
export const sitesChosen = (context: OrderContext, choices: readonly SiteChoice[]): Change =>
  choices.reduce<Change>((before, choice) => ({ ...before, ...siteChosen({ ...context, ...before }, choice) }), {})

const validated = (answer: ItemValidation): Partial<OrderItem> => ({
  procedimiento: answer.cups,
  advertencias: answer.advertencias,
  consentimiento: answer.cups.requiere_consentimiento === 1,
  errores: {},
})

export const itemValidated = (context: OrderContext, answer: ItemValidation): Change => ({
  items: replaceItem(context.items, lineToValidate(context), { ...validated(answer), validado: context.hoy }),
})

export const historyFound = (context: OrderContext, answer: ItemValidation): Change => ({
  items: replaceItem(context.items, lineToValidate(context), validated(answer)),
  history: answer.historico,
})

export const historyExplained = (context: OrderContext, motivo: string): Change => ({
  items: replaceItem(context.items, lineToValidate(context), { motivoRepeticion: motivo }),
})

export const historyAccepted = (context: OrderContext): Change => ({
  items: replaceItem(context.items, lineToValidate(context), {
    historicoAceptado: true,
    historicoVisto: Math.max(...context.history.map(({ orden_id }) => orden_id)),
    validado: context.hoy,
  }),
  history: [],
})

/** The server says that some line is on its way already: each such line is looked at again, and asked about with what it saw. */
export const foundOrdered = ({ items }: OrderContext, thrown: unknown): Change => {
  const { errores } = failureOf(thrown)
  const named = items.map((_, index) => Object.keys(errorsOfLine(errores, index)).length > 0)
  return {
    idempotencyKey: null,
    items: items.map((item, index) =>
      named[index] === true || !named.includes(true) ? { ...item, historicoAceptado: false, validado: null } : item,
    ),
  }
}

export const historyRejected = (context: OrderContext): Change => ({
  ...itemRemoved(context, lineToValidate(context)),
  history: [],
})

/**
 * The server refused a line or did not answer. Without an answer the line waits in the list; a line refused while it is
 * added goes back to the form; one refused while the order is being made stays, with its messages.
 */
export const itemRefused = (context: OrderContext, thrown: unknown): Change => {
  const dialog = errorDialog(thrown, CONNECTION_LOST)
  const { errores } = failureOf(thrown)
  const index = lineToValidate(context)
  if (isWorthRetrying(failureOf(thrown))) return { dialog }
  const items = replaceItem(context.items, index, { errores })
  if (context.orderRequested || !isBlank(context.draft)) return { dialog, items }
  return { dialog, ...itemEdited({ ...context, items }, index) }
}

export const routingProposed = ({ items }: OrderContext, proposals: readonly RoutingProposal[]): Change => ({
  items: items.map((item) =>
    item.routingAsked
      ? item
      : {
          ...item,
          routingAsked: true,
          routing: proposals.find(({ item_id }) => item_id === item.procedimiento.id) ?? null,
        },
  ),
})
