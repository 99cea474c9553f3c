/** What may happen to writing a user. */
import { EMPTY_DRAFT } from '@cauce/domain/users/user-draft'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { PortFailure } from '../failure.ts'
import { userEditMachine } from '../user-edit.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const form = {
  ...EMPTY_OPERATOR,
  tipo_documento_id: 1,
  numero_documento: '1037580214',
  nombre: 'Laura',
  apellido: 'Restrepo',
  email: 'laura@cauce.demo',
}
const base = { ...EMPTY_DRAFT, form }
const conflict = new PortFailure({ status: 409, codigo: 'usuario.cambio', error: 'Alguien cambió este usuario' })

export const userEditWalk: Walk = {
  machine: userEditMachine,
  input: { id: 7, version: 3, base, draft: base, codes: { 1: 'CC' } },
  events: () => [
    { type: 'field.changed', change: { cargo: 'Jefe' } },
    { type: 'field.changed', change: { nombre: '' } },
    { type: 'kind.chosen', clase: 'operador' },
    { type: 'affiliate.found', afiliado_id: null, email: form.email },
    { type: 'roles.changed', roles: [] },
    { type: 'version.moved', version: 4 },
    ...['save.asked', 'theirs.asked', 'draft.dropped', 'left'].map((type) => ({ type })),
  ],
  ports: {
    newKey: keyAnswers(),
    saveUser: named(
      { 'Queda guardado': { id: 7, mensaje: 'Usuario guardado.' }, 'La persona no confirmó que es ella': null },
      {
        [NO_ANSWER]: new PortFailure({}),
        'Otra persona lo cambió': conflict,
        'El correo no sirve': new PortFailure({ status: 422, errores: { email: ['x'] } }),
      },
    ),
    loadUser: named(
      { Llega: { version: 4, form: { ...form, apellido: 'Mejía' } } },
      { [NO_ANSWER]: new PortFailure({}) },
    ),
  },
  facts: ({ draft, base: from, idempotencyKey }) => [draft, from, idempotencyKey !== null],
}
