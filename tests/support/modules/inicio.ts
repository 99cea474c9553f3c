/** The consultation of who has no appointment. */
import type { ModuleTests } from '../module-tests.ts'

/** He has no consultation today in the demo. */
const NOBODY_WAITS = '1076321450'

export const tests: ModuleTests = {
  plain: {
    'crea algo que todavía no es de nadie': {
      'inicio.prioritaria': async ({ server, session }) => {
        const { id } = await server.db
          .selectFrom('afiliados')
          .select('id')
          .where('numero_documento', '=', NOBODY_WAITS)
          .executeTakeFirstOrThrow()
        return {
          token: await session('medico@cauce.demo'),
          body: { afiliado_id: id, motivo: 'Fiebre desde ayer', confirmado: true },
        }
      },
    },
  },
}
