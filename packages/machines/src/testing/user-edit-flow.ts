/** A running edition of a user for the tests of its machine. */
import { createActor, fromPromise } from 'xstate'
import { EMPTY_DRAFT } from '@cauce/domain/users/user-draft'
import { EMPTY_OPERATOR, type OperatorForm } from '@cauce/domain/users/user-form'
import type { PortFailure } from '../failure.ts'
import { userEditMachine } from '../user-edit.ts'
import type { UserEditPorts as P } from '../user-edit/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** An operator as they are stored. */
export const form: OperatorForm = {
  ...EMPTY_OPERATOR,
  tipo_documento_id: 1,
  numero_documento: '1037580214',
  nombre: 'Laura',
  apellido: 'Restrepo',
  email: 'laura@cauce.demo',
}

/** What the form of that operator begins with. */
export const known = { ...EMPTY_DRAFT, form }

/** The edition of user 7, or of a new one, with its fake ports. */
export const startUserEdit = (id: number | null = 7) => {
  const save = fakePort<P['saveUser']['output'], P['saveUser']['input']>()
  const reload = fakePort<P['loadUser']['output'], P['loadUser']['input']>()
  let keys = 0
  const newKey = fromPromise<string, undefined>(() => Promise.resolve(`k${(keys += 1)}`))
  const base = id === null ? EMPTY_DRAFT : known
  const actor = createActor(
    userEditMachine.provide({ actors: { saveUser: save.logic, loadUser: reload.logic, newKey } }),
    { input: { id, version: id === null ? null : 3, base, draft: base, codes: { 1: 'CC' } } },
  ).start()
  const type = (change: Partial<OperatorForm>) => actor.send({ type: 'field.changed', change })
  const send = async () => {
    actor.send({ type: 'save.asked' })
    await settle()
  }
  const refuse = async (failure: PortFailure) => {
    save.last().reject(failure)
    await settle()
  }
  return {
    actor,
    save,
    reload,
    type,
    send,
    refuse,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
