/** Safety and health at work. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const sst = group('Sst', 'SST', 'Sst.modulo', [
  page('determinacion-origen', 'Determinación de origen', 'Decidir si un evento es de origen laboral o común.'),
  page('firmaInvestigaciones', 'Firma de investigaciones', 'Firmar la investigación de un accidente de trabajo.'),
  page('historicos', 'Históricos de SST', 'Buscar los trámites de seguridad y salud en el trabajo.'),
  page(
    'junta-regional-calificacion',
    'Junta regional de calificación',
    'Preparar y seguir los casos ante la junta regional.',
  ),
  page('parametrizacionAdjuntos', 'Adjuntos de SST', 'Decir qué soportes exige cada trámite.'),
])
