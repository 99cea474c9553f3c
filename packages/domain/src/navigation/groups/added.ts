/** Pages that the specification's table does not have. */
import { group, page } from '../route.ts'

/** Where the code of a printed document leads. */
export const added = group('verificar', 'Verificación', '', [
  page(':codigo', 'Verificar documento', 'Comprobar que un documento impreso es auténtico.', {
    permission: '',
    audience: 'anybody',
    layout: 'empty',
  }),
])
