/** A running edition of a role for the tests of its machine. */
import { createActor } from 'xstate'
import { roleEditMachine } from '../role-edit.ts'
import type { RoleEditPorts, ReviewedImpact } from '../role-edit/types.ts'
import { fakePort, settle } from './fake-port.ts'

/** The role as it is stored. */
export const base = {
  id: 5,
  version: 3,
  nombre: 'Auxiliar',
  descripcion: 'Citas',
  permisos: ['cita.afiliados', 'cita.reporte'],
}

/** What the form begins with. */
export const draft = { nombre: base.nombre, descripcion: base.descripcion, permisos: base.permisos }

/** Whom a change concerns. */
export const impact: ReviewedImpact = {
  agregados: ['farmacia.kardex'],
  quitados: [],
  con_rol: 2,
  personas: 2,
  ganan: [],
  pierden: [],
  paginas: [],
  primeras: [],
}

/** The edition of that role with its fake ports. */
export const startRoleEdit = () => {
  const preview = fakePort<RoleEditPorts['previewRole']['output'], RoleEditPorts['previewRole']['input']>()
  const save = fakePort<RoleEditPorts['saveRole']['output'], RoleEditPorts['saveRole']['input']>()
  const load = fakePort<RoleEditPorts['loadRole']['output'], RoleEditPorts['loadRole']['input']>()
  const key = fakePort<string, undefined>()
  const machine = roleEditMachine.provide({
    actors: { previewRole: preview.logic, saveRole: save.logic, loadRole: load.logic, newKey: key.logic },
  })
  const actor = createActor(machine, { input: { base, draft } }).start()
  const now = () => actor.getSnapshot()
  const review = async () => {
    actor.send({ type: 'keys.changed', claves: ['farmacia.kardex'], tiene: true })
    actor.send({ type: 'review.asked' })
    preview.last().resolve(impact)
    await settle()
  }
  const send = async () => {
    actor.send({ type: 'save.confirmed' })
    if (now().matches({ saving: 'keying' })) key.last().resolve('k1')
    await settle()
  }
  return { actor, now, preview, save, load, key, review, send }
}
