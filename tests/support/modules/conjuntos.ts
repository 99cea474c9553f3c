/** The sets of procedures. */
import type { ModuleTests } from '../module-tests.ts'

export const tests: ModuleTests = {
  plain: {
    'no recibe de quién: es siempre la persona del token': {
      'conjuntos.listar': {},
      'conjuntos.guardar': async ({ server }) => {
        const { id } = await server.db.selectFrom('cups').select('id').orderBy('id').executeTakeFirstOrThrow()
        return {
          body: {
            nombre: 'Control de HTA',
            compartido: true,
            lineas: [{ procedimiento_id: id, cantidad: 1, observacion: 'Control de HTA' }],
          },
        }
      },
    },
  },
}
