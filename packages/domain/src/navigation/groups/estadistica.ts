/** Figures. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const estadistica = group('estadistica', 'Estadísticas', 'estadistica.listar', [
  page('estadistica', 'Tableros de estadística', 'Ver los tableros publicados para su rol.', {
    permission: 'estadistica.listar',
  }),
  page('parametrizacion', 'Parametrización de estadística', 'Publicar tableros y ordenarlos por tema.'),
  page('permisosEstadistica', 'Permisos de estadística', 'Decir quién puede ver cada tablero.'),
  page('usuarios-en-linea', 'Usuarios en línea', 'Ver quién está conectado en este momento.'),
])
