/** What may happen to the ordering of services. */
import { PortFailure } from '../failure.ts'
import { ownCodeMachine } from '../own-code.ts'
import { hoy } from '../testing/ordering-samples.ts'
import { inCourse, walker } from '../testing/own-code-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

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
    proposeRouting: named({ 'No hay sede contratada': [] }, { [NO_ANSWER]: lost }),
    newKey: keyAnswers(),
    generateOrder: named(
      {
        'La orden se genera': { original: { 0: { id: 5 }, mensaje: 'Orden generada con éxito', type: 'success' } },
        'No se pudo generar': { original: { 0: { id: 0 }, mensaje: 'No se pudo', type: 'error' } },
      },
      {
        [NO_ANSWER]: lost,
        'El servicio ya estaba ordenado': refused,
        'Esa orden ya se envió con otras líneas': otherBody,
      },
    ),
    refreshActive: named({ Llegan: undefined }, { [NO_ANSWER]: lost }),
  },
  facts: ({ items, draft, idempotencyKey, placed }) => [
    Array.isArray(items) ? items.map(({ routingAsked }) => routingAsked) : [],
    JSON.stringify(draft).includes(walker.codigo),
    idempotencyKey,
    placed,
  ],
}
