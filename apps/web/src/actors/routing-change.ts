/** Changing the site of an ordered line: the machine with its ports joined to the server. */
import { routingChangePorts as ports } from '@cauce/contract/ports/routing-change'
import { routingChangeMachine } from '@cauce/machines/routing-change'
import { api } from '../store/api.ts'
import { callsOf } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

/** The machine of `routing-change`, ready to be started in this browser. */
export const webRoutingChange = (dispatch: AppDispatch) => {
  const { call } = callsOf(dispatch)
  return routingChangeMachine.provide({
    actors: { newKey, assignRouting: call(api.endpoints.asignarDireccionamiento, ports.assignRouting) },
  })
}
