/** Loading a file into a master: the machine with its ports joined to the server. */
import type { MasterLoadResult } from '@cauce/contract/kit/master'
import type { Master } from '@cauce/domain/kit/master/master'
import { fileLoadMachine, type FileLoadPorts as P } from '@cauce/machines/kit/file-load'
import { fromPromise } from 'xstate'
import { callsOf, maestrosApi } from '../store/maestros-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

/** @param onResult every answer, with its lines */
export const fileLoadJob = (dispatch: AppDispatch, of: Master, onResult: (result: MasterLoadResult) => void) =>
  fileLoadMachine.provide({
    actors: {
      newKey,
      sendFile: fromPromise<P['sendFile']['output'], P['sendFile']['input']>(async ({ input }) => {
        const { key, repetir, ...file } = input
        callsOf(of)
        const call = maestrosApi.endpoints.cargarMaestro.initiate(
          // Nothing is done by a review: each is another request.
          {
            page: of.page,
            body: { ...file, ...(repetir ? { repetir } : {}) },
            key: key === '' ? crypto.randomUUID() : key,
          },
          { track: false },
        )
        const result = await answered(dispatch(call))
        onResult(result)
        return result
      }),
    },
  })
