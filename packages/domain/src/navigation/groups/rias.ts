/** Care routes. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const rias = group('rias', 'RIAS', 'rias.menu', [
  page('carguesMasivosRias', 'Cargues masivos de RIAS', 'Subir un archivo con las actividades de muchos afiliados.'),
  page('marcacionMasivaAfiliados', 'Marcación masiva de afiliados', 'Marcar muchos afiliados con su ruta o su riesgo.'),
  page('marcadoresRias', 'Marcadores de RIAS', 'Mantener los marcadores de riesgo y de ruta.'),
  page('rutasRias', 'Rutas de atención', 'Definir las rutas integrales, sus actividades y frecuencias.'),
  page('seguimientoRias', 'Seguimiento de RIAS', 'Ver qué actividades de su ruta le faltan a cada afiliado.'),
])
