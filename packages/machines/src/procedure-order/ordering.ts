/** The order is sent once, whatever happens to the connection. */
import { sendOnce, thrown } from '../kit/send-once/states.ts'
import { toWire } from './list.ts'
import { orderSetup } from './setup.ts'
import type { OrderAnswer, OrderContext } from './types.ts'

const answer = ({ event }: { readonly event: { readonly output: OrderAnswer } }): OrderAnswer => event.output
const answered = { type: 'answered', params: answer } as const

const { states, ...once } = sendOnce({
  words: {
    whole: 'Se genera la orden',
    twice: 'ordenar dos veces',
    sending: 'El servidor genera la orden',
    refused: 'La orden no se generó: se muestra por qué',
  },
  call: 'generateOrder',
  input: ({ context: { consultaId, items, idempotencyKey } }: { readonly context: OrderContext }) => ({
    consultaId,
    items: items.map((item) => toWire(item, consultaId)),
    key: idempotencyKey ?? '',
  }),
  answered: [
    {
      description: 'El servidor la rechaza',
      guard: { type: 'isRefused', params: answer },
      target: 'refused',
      actions: answered,
    },
    { target: '#procedureOrder.recommending', actions: answered },
  ],
  refusals: [
    {
      guard: { type: 'isOrderedAlready', params: thrown },
      target: '#procedureOrder.validating',
      actions: { type: 'foundOrdered', params: thrown },
    },
  ],
  back: '#procedureOrder.collecting',
  postponed: 'order.postponed',
  before: 'alreadyOrdered',
})

export const ordering = orderSetup.createStateConfig({
  ...once,
  states: {
    ...states,
    alreadyOrdered: {
      description: 'Un envío anterior sí generó la orden',
      on: { 'dialog.dismissed': '#procedureOrder.refreshing' },
    },
  },
})
