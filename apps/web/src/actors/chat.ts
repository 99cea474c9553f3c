/** A channel of the chat: its machine joined to the server and to this computer's disk. */
import { chatMachine } from '@cauce/machines/chat'
import type { ChatPorts as P, MessagesPage } from '@cauce/machines/chat/types'
import { fromPromise } from 'xstate'
import { chatApi } from '../store/chat-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { readOutgoing, type OutboxOwner } from './chat-outbox.ts'

const UNTRACKED = { track: false } as const
/** Messages that a channel brings when it was not heard for a while, at a time. */
const CATCH_UP = 200
const { mensajesDelCanal, escribirMensaje, leerCanal } = chatApi.endpoints

/** Writes a message; with the same key it is the same message. */
export const sendMessage = async (
  dispatch: AppDispatch,
  { canalId, mensaje, clave }: P['sendMessage']['input'],
): Promise<P['sendMessage']['output']> =>
  (await answered(dispatch(escribirMensaje.initiate({ body: { canal_id: canalId, mensaje, clave } }, UNTRACKED))))
    .mensaje

/** The machine of `chat`, ready to be started in this browser. */
export const webChat = (dispatch: AppDispatch, owner: OutboxOwner) =>
  chatMachine.provide({
    actors: {
      fetchBefore: fromPromise<MessagesPage, P['fetchBefore']['input']>(({ input: { canalId, antesDe } }) =>
        answered(
          dispatch(
            mensajesDelCanal.initiate(
              { body: { canal_id: canalId, ...(antesDe === null ? {} : { antes_de: antesDe }) } },
              UNTRACKED,
            ),
          ),
        ),
      ),
      // Nobody caused it: what the live connection may have missed.
      fetchAfter: fromPromise<MessagesPage, P['fetchAfter']['input']>(({ input: { canalId, despuesDe } }) =>
        answered(
          dispatch(
            mensajesDelCanal.initiate(
              { body: { canal_id: canalId, despues_de: despuesDe, limite: CATCH_UP }, quiet: true },
              UNTRACKED,
            ),
          ),
        ),
      ),
      readOutbox: fromPromise<P['readOutbox']['output'], P['readOutbox']['input']>(() => readOutgoing(owner)),
      sendMessage: fromPromise<P['sendMessage']['output'], P['sendMessage']['input']>(({ input }) =>
        sendMessage(dispatch, input),
      ),
      markRead: fromPromise<number, P['markRead']['input']>(async ({ input: { canalId, mensajeId } }) => {
        await answered(dispatch(leerCanal.initiate({ body: { canal_id: canalId, mensaje_id: mensajeId } }, UNTRACKED)))
        return mensajeId
      }),
    },
  })
