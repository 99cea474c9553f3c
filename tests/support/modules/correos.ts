/** The mail list of the institution. */
import { created, installed } from '../../security/administration-case.ts'
import type { ModuleTests } from '../module-tests.ts'

let made = 0

export const tests: ModuleTests = {
  plain: {
    'es una lista o un catálogo de la instalación, igual para todos los que pueden verlo': { 'correos.listar': {} },
  },
  administration: [
    installed('correos.cambiarEstado', ({ records }) => ({
      path: `/correo-institucion/${records['correos']}`,
      body: { activo: true },
    })),
    created('correos.crear', ({ nuevo, programa }) => ({
      path: '/correo-institucion',
      body: { direccion: `${programa}-${nuevo.numero_documento}@hospital.co`, descripcion: 'Auditoría de la EPS' },
    })),
  ],
  record: async (db, user_id) => {
    const direccion = `mesa${(made += 1)}@hospital.co`
    const row = { user_id, direccion, descripcion: direccion, activo: false }
    const { id } = await db.insertInto('correos_institucion').values(row).returning('id').executeTakeFirstOrThrow()
    return id
  },
}
