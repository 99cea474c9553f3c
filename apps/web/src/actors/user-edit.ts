/** Writing a user: the machine with its ports joined to the server. */
import { userEditMachine } from '@cauce/machines/user-edit'
import type { SavedUser, UserEditPorts as P } from '@cauce/machines/user-edit/types'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { usuariosApi } from '../store/usuarios-api.ts'
import type { ConfirmedRunner } from '../workspaces/account/confirm-session.tsx'
import { newKey } from './new-key.ts'

const SAVED = 'Usuario guardado.'
const UNTRACKED = { track: false } as const
const { crearOperador, crearAfiliado, actualizarOperador, actualizarAfiliado, usuario } = usuariosApi.endpoints

const save = async (dispatch: AppDispatch, { id, version, draft, key }: P['saveUser']['input']): Promise<SavedUser> => {
  const { clase, form, roles, afiliado_id } = draft
  const isOperator = clase === 'operador'
  if (id === null) {
    return isOperator
      ? answered(dispatch(crearOperador.initiate({ body: { ...form, roles }, key }, UNTRACKED)))
      : answered(
          dispatch(
            crearAfiliado.initiate(
              { body: { afiliado_id: afiliado_id ?? 0, email: form.email, roles }, key },
              UNTRACKED,
            ),
          ),
        )
  }
  const call = { params: { id } }
  const read = { version: version ?? 0 }
  await (isOperator
    ? answered(dispatch(actualizarOperador.initiate({ ...call, body: { ...form, ...read } }, UNTRACKED)))
    : answered(dispatch(actualizarAfiliado.initiate({ ...call, body: { email: form.email, ...read } }, UNTRACKED))))
  return { id, mensaje: SAVED }
}

const unasked: ConfirmedRunner['run'] = async (action) => ({ cancelled: false, answer: await action() })

/** One user being written. The runner that asks for the password belongs to the screen, which gives it when it has drawn it. */
export const userEditJob = (dispatch: AppDispatch) => {
  let run = unasked
  const machine = userEditMachine.provide({
    actors: {
      newKey,
      saveUser: fromPromise<P['saveUser']['output'], P['saveUser']['input']>(async ({ input }) => {
        const done = await run(() => save(dispatch, input))
        return done.cancelled ? null : done.answer
      }),
      loadUser: fromPromise<P['loadUser']['output'], P['loadUser']['input']>(async ({ input: { id } }) => {
        const call = usuario.initiate({ params: { id } }, { subscribe: false, forceRefetch: true })
        const { version, operador, email } = await answered(dispatch(call))
        return { version, form: operador ?? { ...EMPTY_OPERATOR, email } }
      }),
    },
  })
  const confirmWith = (runner: ConfirmedRunner['run']): void => {
    run = runner
  }
  return { machine, confirmWith }
}
