/** Writing a row of a master: the machine with its ports joined to the server. */
import type { Master } from '@cauce/domain/kit/master/master'
import { recordEditMachine } from '@cauce/machines/kit/record-edit'
import type { RecordEditPorts as P, SaveOutcome } from '@cauce/machines/kit/record-edit/types'
import { fromPromise } from 'xstate'
import { failureOf } from '../store/call.ts'
import { callsOf, maestrosApi } from '../store/maestros-api.ts'
import { portFailure } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

const UNTRACKED = { track: false } as const
const { crearMaestro, editarMaestro } = maestrosApi.endpoints

/** Saves; that somebody saved meanwhile is an answer, with what they left. @throws {PortFailure} any other refusal */
const save = async (
  dispatch: AppDispatch,
  of: Master,
  { id, version, valores, key }: P['saveRecord']['input'],
): Promise<SaveOutcome> => {
  callsOf(of)
  const { page } = of
  const call =
    id === null
      ? dispatch(crearMaestro.initiate({ page, body: { valores }, key }, UNTRACKED))
      : dispatch(editarMaestro.initiate({ page, id, body: { version: version ?? 0, valores }, key }, UNTRACKED))
  const { data, error } = await call
  if (data !== undefined) return { saved: data.registro, mensaje: data.mensaje }
  const refused = failureOf(error)
  const { conflicto } = refused.data
  if (conflicto === undefined) throw portFailure(refused)
  return { conflict: conflicto, mensaje: refused.data.error }
}

/** @param onSaved told once, when the server has it */
export const recordEditJob = (dispatch: AppDispatch, of: Master, onSaved: (outcome: SaveOutcome) => void) =>
  recordEditMachine.provide({
    actors: {
      newKey,
      saveRecord: fromPromise<P['saveRecord']['output'], P['saveRecord']['input']>(({ input }) =>
        save(dispatch, of, input),
      ),
    },
    actions: { tellSaved: (_, { output }) => onSaved(output) },
  })
