/** What may happen to the ordering of medications. */
import { PortFailure } from '../failure.ts'
import { medicationOrderMachine } from '../medication-order.ts'
import {
  checked,
  draftOf,
  medicationInput,
  proposalOf,
  trimetoprim,
  undone,
  warfarina,
} from '../testing/medication-samples.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, error: 'La dosis no sirve', errores: { '0.dosis': ['No sirve'] } })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })
const unanswered = new PortFailure({
  status: 409,
  codigo: 'alertas.sin_responder',
  error: 'Falta responder',
  errores: { '0.comprobaciones.interacciones': ['Puede causar sangrado'] },
})
const site = { id: 9, nombre: 'Farmacia Centro', municipio: 'Medellín' }
const complete = draftOf(warfarina)

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

export const medicationOrderWalk: Walk = {
  machine: medicationOrderMachine,
  input: medicationInput,
  events: ({ items, queue }) => [
    { type: 'entry.changed', text: 'warfa 5 c/24h 30d' },
    { type: 'candidate.changed', codesumiId: 20 },
    ...(countOf(items) === 0 ? [{ type: 'draft.changed', draft: complete }] : []),
    { type: 'draft.changed', draft: { observacion: 'En la noche' } },
    { type: 'draft.cleared', hoy },
    { type: 'line.add', hoy },
    { type: 'line.edit', key: 1 },
    { type: 'line.remove', key: 1 },
    { type: 'line.site', key: 1, rep: site, motivo: 'Queda cerca de su casa' },
    { type: 'line.recheck', key: 1 },
    { type: 'check.explained', key: 1, comprobacion: 'interacciones', motivo: 'INR en tres días, informada' },
    // Two lines are enough to see that one line's fate does not touch the other's.
    ...(countOf(items) + countOf(queue) === 0
      ? [{ type: 'lines.prescribe', drafts: [draftOf(trimetoprim)], hoy }]
      : []),
    { type: 'line.replaces', draft: { ...complete, reemplaza: { orden_articulos_id: 40, motivo: 'Sube' } }, hoy },
    { type: 'order.requested', hoy },
    ...['removal.undone', 'list.clear', 'dialog.dismissed', 'retry', 'order.postponed', 'wait.cancelled'].map(
      (type) => ({ type }),
    ),
  ],
  ports: {
    proposeRouting: named(
      { 'Propone una sede': [proposalOf(warfarina), proposalOf(trimetoprim)] },
      { [NO_ANSWER]: lost },
    ),
    newKey: keyAnswers(),
    generateOrder: named(
      {
        'La orden se genera': { original: { 0: { id: 5 }, mensaje: 'Exito', type: 'success' } },
        'No se pudo generar': { original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } },
      },
      {
        [NO_ANSWER]: lost,
        'La dosis no sirve': refused,
        'Esa orden ya se envió con otras líneas': otherBody,
        'Falta responder una alerta': unanswered,
      },
    ),
    medicationAlert: named(
      {
        'Nada lo impide': { result: 'accepted', comprobaciones: [checked()] },
        'Una comprobación no se pudo hacer': { result: 'accepted', comprobaciones: [undone] },
        'Está desabastecido': { result: 'cancelled', mensaje: 'Desabastecimiento detectado', clearsForm: true },
        'La persona no lo formula': { result: 'cancelled', mensaje: null, clearsForm: false },
      },
      {},
      { error: [new Error('broken on purpose')] },
    ),
    refreshActive: named({ Llegan: undefined }, { [NO_ANSWER]: lost }),
  },
  facts: ({ items, queue, draft, idempotencyKey }) => [
    JSON.stringify(items)
      .match(/"errores":\{\}|"respuesta":"\w+"/gu)
      ?.slice(0, 2) ?? [],
    JSON.stringify(queue)
      .match(/"routingAsked":\w+/gu)
      ?.slice(0, 1) ?? [],
    JSON.stringify(draft).includes('Warfarina'),
    JSON.stringify(draft).includes('Farmacia'),
    idempotencyKey,
  ],
}
