/** Changing the site of an ordered line: the machine with its ports joined to the server. */
import { namedLine } from '@cauce/domain/ordering/routing-change'
import { routingChangeMachine, type AssignRouting } from '@cauce/machines/routing-change'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

/** The machine of `routing-change`, ready to be started in this browser. */
export const webRoutingChange = (dispatch: AppDispatch) =>
  routingChangeMachine.provide({
    actors: {
      newKey,
      assignRouting: fromPromise<AssignRouting['output'], AssignRouting['input']>(
        ({ input: { tipo, lineId, repId, motivo, comprobaciones, key } }) =>
          answered(
            dispatch(
              api.endpoints.asignarDireccionamiento.initiate(
                {
                  body: {
                    ...namedLine(tipo, lineId),
                    rep_id: repId,
                    motivo: motivo === '' ? null : motivo,
                    ...(comprobaciones.length === 0 ? {} : { comprobaciones }),
                  },
                  key,
                },
                { track: false },
              ),
            ),
          ),
      ),
    },
  })
