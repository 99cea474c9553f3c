/** Lines on their way through the checks: pure functions from a fact to what changes in the context. */
import { checkMedicationLine } from '@cauce/domain/medication/check-line'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import { ADD_ERROR } from '@cauce/domain/medication/messages'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { isReasonEnough } from '@cauce/domain/medication/reason'
import type { AlertInput, AlertOutput, AnsweredFinding } from '../medication-alert/types.ts'
import { nextNotice } from '../notice.ts'
import { codesumiOf, draftCleared, duplicateOf, isBlank, noticeOver, siteOf } from './draft.ts'
import type { MedicationItem, MedicationOrderContext, QueuedLine } from './types.ts'

type Context = MedicationOrderContext
type Change = Partial<Context>

/** What the form says goes to be checked; the form is free for the next line. */
export const draftQueued = (context: Context, hoy: string): Change => {
  const { draft, draftRouting, routedFor, nextKey, queue } = context
  const line: QueuedLine = {
    draft: { ...draft, observacion: draft.observacion.trim() },
    routing: draftRouting,
    routingAsked: routedFor === codesumiOf(draft),
    origin: 'draft',
    key: nextKey,
  }
  return {
    ...noticeOver(context),
    ...draftCleared(context, hoy),
    queue: [...queue, line],
    nextKey: nextKey + 1,
    removed: null,
  }
}

const prescribed = (context: Context, draft: MedicationDraft): Context => {
  const { nextKey, queue } = context
  const queued = queue.map((line) => ({ draft: line.draft }))
  const list = { items: [...context.items, ...queued.map((one) => ({ ...EMPTY_ITEM, ...one }))] }
  const refusal = codesumiOf(draft) === null ? ADD_ERROR : duplicateOf(list, draft)
  if (refusal !== null) return { ...context, notice: nextNotice(context.notice, 'error', refusal) }
  const line: QueuedLine = { draft, routing: null, routingAsked: false, origin: 'prescribe', key: nextKey }
  return { ...context, queue: [...queue, line], nextKey: nextKey + 1 }
}

const EMPTY_ITEM = { key: 0, routing: null, comprobaciones: [], errores: {}, sinResponder: [] } as const

/** Lines of before are checked one after the other, as if they were new; a drug of the list does not enter twice. */
export const linesPrescribed = (context: Context, drafts: readonly MedicationDraft[], hoy: string): Change => {
  const { queue, nextKey, notice } = drafts.reduce(prescribed, context)
  return { ...noticeOver(context), hoy, queue, nextKey, notice, removed: null }
}

/** Lines of the list are checked again, in their order. */
export const rechecked = ({ items, queue }: Context, keys: readonly number[]): Change => ({
  removed: null,
  queue: [
    ...queue,
    ...items
      .filter(({ key }) => keys.includes(key))
      .map(({ key, draft, routing }): QueuedLine => ({ key, draft, routing, routingAsked: true, origin: 'recheck' })),
  ],
})

export const needsRouting = ({ queue }: Context): boolean => queue.some(({ routingAsked }) => !routingAsked)

export const drugsToRoute = ({ queue }: Context): readonly number[] => [
  ...new Set(queue.filter(({ routingAsked }) => !routingAsked).flatMap(({ draft }) => codesumiOf(draft) ?? [])),
]

/** The proposals arrived, or nobody answered: a line without a site takes the proposed one. */
export const queueRouted = ({ queue }: Context, proposals: readonly RoutingProposal[]): Change => ({
  queue: queue.map((line) => {
    if (line.routingAsked) return line
    const routing = proposals.find(({ item_id }) => item_id === codesumiOf(line.draft)) ?? null
    return {
      ...line,
      routing,
      routingAsked: true,
      draft: { ...line.draft, rep: line.draft.rep ?? siteOf(routing) },
    }
  }),
})

/** Findings that the other lines of the list already answer. */
const answeredBy = (items: readonly MedicationItem[]): readonly AnsweredFinding[] =>
  items.flatMap(({ comprobaciones }) =>
    comprobaciones.flatMap(({ respuesta, motivo, hallazgos }) =>
      respuesta === 'encontrada' && motivo !== null && isReasonEnough(motivo)
        ? hallazgos.map(({ clave }) => ({ clave, motivo }))
        : [],
    ),
  )

const posologyOf = ({ via, dosis, unidad_dosis = null, frecuencia, tiempo, duracion, meses }: MedicationDraft) => ({
  via,
  dosis: dosis ?? 0,
  unidad_dosis,
  frecuencia: frecuencia ?? 0,
  tiempo: tiempo === '' ? ('Horas' as const) : tiempo,
  duracion,
  meses,
})

/** What the checks are told of the first line of the queue and of the others of the list. */
export const alertInput = ({ consultaId, afiliadoId, operador, queue, items }: Context): AlertInput => {
  const line = queue[0]
  if (line?.draft.articulo === undefined || line.draft.articulo === null) throw new Error('no line to check')
  const { codesumi } = line.draft.articulo
  const { reemplaza } = line.draft
  const others = items.filter(({ key }) => key !== line.key)
  return {
    consultaId,
    afiliadoId,
    line: {
      key: line.key,
      codesumi,
      ...posologyOf(line.draft),
      reemplazaId: reemplaza?.orden_articulos_id ?? null,
    },
    answered: answeredBy(others),
    before: items.find(({ key }) => key === line.key)?.comprobaciones ?? [],
    operador,
    selected: others.flatMap(({ draft, draft: { articulo } }) =>
      articulo === null
        ? []
        : [{ codesumi_id: articulo.codesumi.id, nombre: articulo.codesumi.nombre, posologia: posologyOf(draft) }],
    ),
  }
}

/** Every check of the line was made and answered: it stands in the list, with all that was checked of it before. */
const accepted = (context: Context, line: QueuedLine, ledger: readonly LedgerEntry[]): Change => {
  const before = context.items.find(({ key }) => key === line.key)
  const item: MedicationItem = {
    key: line.key,
    draft: line.draft,
    routing: line.routing,
    comprobaciones: [...(before?.comprobaciones ?? []), ...ledger],
    errores: checkMedicationLine(line.draft, line.routing, context.hoy).errores,
    sinResponder: [],
  }
  const items =
    before === undefined ? [...context.items, item] : context.items.map((one) => (one.key === line.key ? item : one))
  return { items }
}

/** The line goes back to an empty form, so that it can be corrected; a form with something in it stays as it is. */
const backToForm = (context: Context, { draft, routing, origin }: QueuedLine): Change =>
  origin === 'draft' && isBlank(context)
    ? { draft, draftRouting: routing, routedFor: codesumiOf(draft), draftErrors: {} }
    : {}

const cancelled = (context: Context, line: QueuedLine, output: AlertOutput & { result: 'cancelled' }): Change => {
  const { mensaje, clearsForm } = output
  const notice = mensaje === null ? context.notice : nextNotice(context.notice, 'error', mensaje)
  const stays = mensaje === null && !clearsForm
  if (line.origin === 'recheck')
    return { notice, items: stays ? context.items : context.items.filter(({ key }) => key !== line.key) }
  return { notice, ...(clearsForm ? {} : backToForm(context, line)) }
}

/** The checks of the first line of the queue ended; the next one follows. */
export const lineChecked = (context: Context, output: AlertOutput): Change => {
  const [line, ...queue] = context.queue
  if (line === undefined) return {}
  const change =
    output.result === 'accepted' ? accepted(context, line, output.comprobaciones) : cancelled(context, line, output)
  return { ...change, queue }
}

/** The checks broke: the line is not added, and one of the list stays as it was. */
export const lineBroke = (context: Context): Change => {
  const [line, ...queue] = context.queue
  const notice = nextNotice(context.notice, 'error', ADD_ERROR)
  return { notice, queue, ...(line === undefined ? {} : backToForm(context, line)) }
}
