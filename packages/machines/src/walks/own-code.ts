/** What may happen to the ordering of services. */
import { PortFailure } from '../failure.ts'
import { ownCodeMachine } from '../own-code.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { inCourse, walker } from '../testing/own-code-samples.ts'
import type { Walk } from './walk.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }
const lost = new PortFailure({})
const refused = new PortFailure({ status: 409, codigo: 'codigo_propio.ya_ordenado', error: 'Ya ordenado' })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

export const ownCodeWalk: Walk = {
  machine: ownCodeMachine,
  input: { consultaId: 1, hoy },
  events: () => [
    { type: 'draft.changed', draft: { codigoPropio: walker, observacion: 'Marcha inestable' } },
    { type: 'draft.cleared', hoy },
    { type: 'item.add', hoy },
    { type: 'item.remove', index: 0 },
    { type: 'item.edit', index: 0 },
    { type: 'items.sites', sites: [{ index: 0, rep: site, motivo: 'Queda cerca de su casa' }] },
    { type: 'order.requested', hoy, activas: [] },
    { type: 'order.requested', hoy, activas: [inCourse(walker)] },
    ...['list.clear', 'dialog.dismissed', 'retry', 'order.postponed', 'wait.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    proposeRouting: { done: [[]], error: [lost] },
    newKey: { done: ['k1'], error: [lost] },
    generateOrder: {
      done: [
        { original: { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' } },
        { original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } },
      ],
      error: [lost, refused, otherBody],
    },
    refreshActive: { done: [undefined], error: [lost] },
  },
  facts: ({ items, draft, idempotencyKey, placed }) => [
    Array.isArray(items) ? items.map(({ routingAsked }) => routingAsked) : [],
    JSON.stringify(draft).includes(walker.codigo),
    idempotencyKey,
    placed,
  ],
}
