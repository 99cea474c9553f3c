/** Editing a role: the machine with its ports joined to the server. */
import { roleEditMachine } from '@cauce/machines/role-edit'
import type { RoleEditPorts as P, StoredRole } from '@cauce/machines/role-edit/types'
import type { roles } from '@cauce/contract/roles'
import type { Answer } from '@cauce/contract/entry'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import { rolesApi } from '../store/roles-api.ts'
import type { AppDispatch } from '../store/store.ts'
import type { ConfirmedRunner } from '../workspaces/account/confirm-session.tsx'
import { newKey } from './new-key.ts'

const UNTRACKED = { track: false } as const
const { vistaPreviaRol, crearRol, actualizarRol, rol } = rolesApi.endpoints

/** What of a role can be edited, as the machine begins with it. */
export const storedRole = ({ id, version, nombre, descripcion, permisos }: Answer<typeof roles.rol>): StoredRole => ({
  id,
  version,
  nombre,
  descripcion,
  permisos,
})

const save = (dispatch: AppDispatch, { role, form, key }: P['saveRole']['input']) =>
  role.id === null
    ? answered(dispatch(crearRol.initiate({ body: form, key }, UNTRACKED)))
    : answered(
        dispatch(
          actualizarRol.initiate(
            { params: { id: role.id }, body: { ...form, version: role.version ?? 0 }, key },
            UNTRACKED,
          ),
        ),
      )

const unasked: ConfirmedRunner['run'] = async (action) => ({ cancelled: false, answer: await action() })

/** One role being edited. The runner that asks for the password belongs to the screen, which gives it when it has drawn it. */
export const roleEditJob = (dispatch: AppDispatch) => {
  let run = unasked
  const machine = roleEditMachine.provide({
    actors: {
      newKey,
      previewRole: fromPromise<P['previewRole']['output'], P['previewRole']['input']>(({ input: { role, form } }) =>
        answered(
          dispatch(vistaPreviaRol.initiate({ body: { ...form, id: role.id, version: role.version } }, UNTRACKED)),
        ),
      ),
      saveRole: fromPromise<P['saveRole']['output'], P['saveRole']['input']>(async ({ input }) => {
        const done = await run(() => save(dispatch, input))
        return done.cancelled ? null : { id: done.answer.id, mensaje: done.answer.mensaje }
      }),
      loadRole: fromPromise<P['loadRole']['output'], P['loadRole']['input']>(async ({ input: { id } }) =>
        storedRole(
          await answered(dispatch(rol.initiate({ params: { id } }, { subscribe: false, forceRefetch: true }))),
        ),
      ),
    },
  })
  const confirmWith = (runner: ConfirmedRunner['run']): void => {
    run = runner
  }
  return { machine, confirmWith }
}
