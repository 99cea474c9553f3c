/** The order of services is sent once, whatever happens to the connection. */
import { sendOnce } from '../kit/send-once/states.ts'
import { linesToSend } from './list.ts'
import { ownCodeSetup } from './setup.ts'
import type { OwnCodeContext } from './types.ts'
import type { OrderAnswer } from '../procedure-order/types.ts'

const answer = ({ event }: { readonly event: { readonly output: OrderAnswer } }): OrderAnswer => event.output
const answered = { type: 'answered', params: answer } as const

const { states, ...once } = sendOnce({
  words: {
    whole: 'Se genera la orden de servicios',
    twice: 'ordenar dos veces',
    sending: 'El servidor genera la orden',
    refused: 'La orden no se generó: se muestra por qué',
  },
  call: 'generateOrder',
  input: ({ context }: { readonly context: OwnCodeContext }) => ({
    consultaId: context.consultaId,
    lines: linesToSend(context),
    key: context.idempotencyKey ?? '',
  }),
  answered: [
    {
      description: 'El servidor la rechaza',
      guard: { type: 'isRefused', params: answer },
      target: 'refused',
      actions: answered,
    },
    { target: '#ownCode.refreshing', actions: answered },
  ],
  refusals: [],
  back: '#ownCode.collecting',
  postponed: 'order.postponed',
  afterRefusal: '#ownCode.refreshing',
  before: 'alreadyOrdered',
})

export const ordering = ownCodeSetup.createStateConfig({
  ...once,
  states: {
    ...states,
    alreadyOrdered: {
      description: 'Un envío anterior sí generó la orden',
      on: { 'dialog.dismissed': '#ownCode.refreshing' },
    },
  },
})
