/** What may happen to the editing of a role. */
import { PortFailure } from '../failure.ts'
import { roleEditMachine } from '../role-edit.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const base = { id: 5, version: 3, nombre: 'Auxiliar', descripcion: 'Citas', permisos: ['cita.afiliados'] }
const impact = {
  agregados: ['cita.reporte'],
  quitados: [],
  con_rol: 1,
  personas: 1,
  ganan: [],
  pierden: [],
  paginas: [],
  primeras: [],
}
const conflict = new PortFailure({ status: 409, codigo: 'rol.cambio', error: 'Otra persona cambió este rol' })

export const roleEditWalk: Walk = {
  machine: roleEditMachine,
  input: { base, draft: { nombre: base.nombre, descripcion: base.descripcion, permisos: base.permisos } },
  events: () => [
    { type: 'name.changed', nombre: '' },
    { type: 'name.changed', nombre: 'Auxiliar' },
    { type: 'description.changed', descripcion: 'Citas y caja' },
    { type: 'keys.changed', claves: ['cita.reporte'], tiene: true },
    ...['draft.dropped', 'review.asked', 'review.left', 'save.confirmed', 'theirs.asked'].map((type) => ({ type })),
  ],
  ports: {
    newKey: keyAnswers(),
    previewRole: named(
      { 'Dice a quién afecta': impact },
      { 'Otra persona lo cambió': conflict, [NO_ANSWER]: new PortFailure({}) },
    ),
    saveRole: named(
      { 'Queda guardado': { id: 5, mensaje: 'Rol guardado con éxito' }, 'La persona no confirmó que es ella': null },
      {
        [NO_ANSWER]: new PortFailure({}),
        'Otra persona lo cambió': conflict,
        'Da un permiso que no se puede dar': new PortFailure({ status: 403, codigo: 'permiso.ajeno' }),
      },
    ),
    loadRole: named({ Llega: { ...base, version: 4 } }, { [NO_ANSWER]: new PortFailure({}) }),
  },
  facts: ({ draft, base: from, idempotencyKey }) => [draft, from, idempotencyKey !== null],
}
