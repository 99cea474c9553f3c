/** Every situation and every transition of the editing of a role. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { roleEditMachine } from '@cauce/machines/role-edit'
import { type Walk, walkEverything } from './walk.ts'

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

const walk: Walk = {
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
    newKey: { done: ['k1'], error: [new PortFailure({})] },
    previewRole: { done: [impact], error: [conflict, new PortFailure({})] },
    saveRole: {
      done: [{ id: 5, mensaje: 'Rol guardado con éxito' }, null],
      error: [new PortFailure({}), conflict, new PortFailure({ status: 403, codigo: 'permiso.ajeno' })],
    },
    loadRole: { done: [{ ...base, version: 4 }], error: [new PortFailure({})] },
  },
  facts: ({ draft, base: from, idempotencyKey }) => [draft, from, idempotencyKey !== null],
}

describe('edición de un rol', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const { differences, states, transitions } = await walkEverything(walk)
    expect(differences).toEqual([])
    expect(states.visited).toEqual(states.all)
    expect(transitions.taken).toEqual(transitions.all)
  })
})
