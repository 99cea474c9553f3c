/** Special routes, at the root. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

/** `/` is the sign-in page for the anonymous and the home for who has signed in. */
export const root = group('', 'Inicio', '', [
  page('', 'Inicio', { audience: 'anybody', menu: 1 }),
  page('verificar/:codigo', 'Verificar documento', { audience: 'anybody', layout: 'empty' }),
])
