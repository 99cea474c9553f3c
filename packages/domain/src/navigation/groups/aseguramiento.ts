/** Insured members and their rights. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const aseguramiento = group('aseguramiento', 'Aseguramiento', 'asegurador.menu', [
  page('barreraAcceso', 'Barreras de acceso', 'Registrar y seguir lo que impidió a un afiliado recibir atención.'),
  page('gestorAfiliados', 'Gestor de afiliados', 'Buscar, crear y actualizar afiliados y sus grupos familiares.'),
  page(
    'parametrizacionAseguramiento',
    'Parametrización de aseguramiento',
    'Mantener los estados, los tipos y las causas de novedad de los afiliados.',
  ),
  page('portabilidad', 'Portabilidad de entrada', 'Recibir a los afiliados que vienen de otro municipio.'),
  page('portabilidadSalida', 'Portabilidad de salida', 'Tramitar la atención de un afiliado en otro municipio.'),
  page('reportesAseguramiento', 'Reportes de aseguramiento', 'Descargar la población por municipio, IPS y estado.'),
  page('verificacion', 'Verificación de derechos', 'Comprobar si una persona está afiliada y dónde se atiende.'),
])
