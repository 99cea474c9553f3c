/** What may happen to the ordering of a scheme. */
import { EMPTY_ADDED_DRUG } from '@cauce/domain/oncology/added-drug'
import { PortFailure } from '../failure.ts'
import { schemeMachine } from '../scheme.ts'
import { CHECK_WAIT_MS } from '../scheme/checks.ts'
import {
  activeLine,
  ahora,
  checked,
  finding,
  fresh,
  hoy,
  noCreatinine,
  old,
  rchop,
  rituximab,
} from '../testing/scheme-samples.ts'
import { schemeInput } from '../testing/scheme-flow.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'No se pudo' })
const because = (codigo: string) => new PortFailure({ status: 409, codigo, error: codigo })
const REASON =
  'El beneficio supera el riesgo en este paciente: se vigila la neuropatía cada ciclo con neurología y el paciente lo sabe'

const WAITING = ['dialog.dismissed', 'retry', 'order.postponed', 'wait.cancelled'] as const
const MEASURING = [
  { type: 'measures.changed', measures: { peso: 68, talla: 162 } },
  { type: 'measures.saved', hoy },
  'measures.closed',
] as const
const EDITING = [
  { type: 'header.changed', header: { ciclo: 9 } },
  { type: 'line.dose', key: 1, dosis: 375 },
  { type: 'line.formulated', key: 1, dosis: 656.3 },
  { type: 'line.applications', key: 1, cantidad: 1 },
  { type: 'line.observation', key: 1, observaciones: '' },
  { type: 'line.reason', key: 1, motivo: null },
  { type: 'line.removed', key: 1 },
  { type: 'urgency.written', texto: '' },
  { type: 'proposal.taken', key: 1, tipo: 'tope' },
  { type: 'drug.added', drug: EMPTY_ADDED_DRUG },
  'surface.taken',
] as const
const ORDERING = [{ type: 'order.requested', hoy, ahora }, 'scheme.cleared'] as const
const EXPLAINING = [
  { type: 'check.explained', comprobacion: 'interacciones', motivo: REASON },
  { type: 'checks.again', ahora },
  'checks.left',
  'checks.accepted',
] as const
const CANCELLING = ['cancel.requested', 'cancel.confirmed', 'cancel.left'] as const
const CHOOSING = [
  { type: 'look.again', hoy },
  { type: 'scheme.chosen', scheme: rchop, hoy },
  'measures.opened',
] as const

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

/** What is not on the screen is not sent: it would only repeat the same step in every other situation. */
const eventsOf = ({ scheme, active, dialog, entries, idempotencyKey }: Record<string, unknown>) => {
  if (dialog !== null) return WAITING
  if (sizeOf(active) > 0) return [...CANCELLING, ...CHOOSING, ...WAITING]
  const explaining = sizeOf(entries) === 0 ? [] : EXPLAINING
  const untouched = sizeOf(entries) === 0 && idempotencyKey === null
  const editing = scheme === null ? [] : [...(untouched ? EDITING : []), ...ORDERING, ...explaining]
  return [...CHOOSING, ...MEASURING, ...editing, ...WAITING]
}

export const schemeWalk: Walk = {
  machine: schemeMachine,
  input: schemeInput,
  events: (context) => eventsOf(context).map((event) => (typeof event === 'string' ? { type: event } : event)),
  ports: {
    loadSituation: named(
      {
        'No hay esquema activo, y las medidas sirven': { active: [], medidas: fresh, creatinina: noCreatinine },
        'Las medidas ya son viejas': { active: [], medidas: old, creatinina: noCreatinine },
        'Hay un esquema activo': { active: [activeLine], medidas: fresh, creatinina: noCreatinine },
      },
      { [NO_ANSWER]: lost },
    ),
    loadDrugs: named({ Llegan: [rituximab] }, { 'No llegan': refused }),
    newKey: keyAnswers(),
    saveMeasures: named(
      { 'Quedan guardadas': { medidas: fresh, mensaje: 'Medidas registradas' } },
      { [NO_ANSWER]: lost, 'No se aceptan': refused },
    ),
    checkScheme: named(
      {
        'No se halló nada': checked(['Rituximab']),
        'Se halló una interacción': checked(['Rituximab'], { interacciones: [finding] }),
      },
      { [NO_ANSWER]: lost },
    ),
    orderScheme: named(
      {
        'Queda ordenado': { original: { 0: { id: 5 }, mensaje: 'Orden creada con exito', type: 'success' } },
        'No se pudo ordenar': { original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } },
      },
      {
        [NO_ANSWER]: lost,
        'No se acepta': refused,
        'Ese esquema ya se envió con otros datos': because('idempotencia.otro_cuerpo'),
        'Ya hay un esquema en curso': because('esquema.en_curso'),
        'Falta la superficie corporal': because('esquema.sin_superficie'),
      },
    ),
    cancelScheme: named(
      { 'Queda cancelado': { mensaje: 'Esquema cancelado con exito' } },
      { [NO_ANSWER]: lost, 'No se acepta': refused },
    ),
  },
  facts: ({ scheme, rows, surface, header, measures, measuresKey, entries, idempotencyKey, afterDialog, active }) => [
    scheme !== null && sizeOf(rows),
    surface,
    header,
    measures,
    measuresKey,
    // The first check and its reason are enough to tell what goes on by itself from what must be explained.
    (Array.isArray(entries) ? entries.slice(-3, -2) : []).map(({ respuesta, motivo }) => [respuesta, motivo]),
    idempotencyKey,
    afterDialog,
    sizeOf(active),
  ],
  delayMs: CHECK_WAIT_MS,
}
