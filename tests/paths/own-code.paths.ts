/** Every situation and every transition of the ordering of services. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { ownCodeMachine } from '@cauce/machines/own-code'
import { hoy } from '@cauce/machines/testing/ordering-samples'
import { inCourse, walker } from '@cauce/machines/testing/own-code-samples'
import { type Walk, walkEverything } from './walk.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }
const lost = new PortFailure({})
const refused = new PortFailure({ status: 409, codigo: 'codigo_propio.ya_ordenado', error: 'Ya ordenado' })
const otherBody = new PortFailure({ status: 409, codigo: 'idempotencia.otro_cuerpo' })

const walk: Walk = {
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

describe('ordenamiento de servicios de código propio', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything(walk)
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
