/** What may happen to a change of site. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { PortFailure } from '../failure.ts'
import { routingChangeMachine } from '../routing-change.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const rep = { id: 7, nombre: 'Sede Laureles' }

/** A line of that type, whose site was chosen by the product or by nobody. */
export const routingChangeOf = (automatico: boolean, tipo: OrderType): Walk => ({
  machine: routingChangeMachine,
  input: { tipo, lineId: 1, rep: null, automatico },
  events: () => [
    { type: 'site.chosen', rep },
    { type: 'reason.changed', motivo: 'Queda cerca de su casa' },
    ...['change.confirmed', 'retry', 'change.resumed', 'wait.cancelled', 'closed'].map((type) => ({ type })),
  ],
  ports: {
    newKey: keyAnswers(),
    assignRouting: named(
      { 'Queda direccionada': { mensaje: 'Orden direccionada con exito.', rep } },
      {
        [NO_ANSWER]: new PortFailure({}),
        'La línea ya no se puede cambiar': new PortFailure({ status: 409, codigo: 'orden.no_modificable' }),
      },
    ),
  },
  facts: ({ rep: site, motivo }) => [site !== null, motivo !== ''],
})

export const routingChangeWalk: Walk = routingChangeOf(false, OrderType.procedures)

/** Of a line whose site the product chose: to change it needs a reason. */
export const automaticRoutingWalk: Walk = routingChangeOf(true, OrderType.procedures)
