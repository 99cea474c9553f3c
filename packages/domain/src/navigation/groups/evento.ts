/** Adverse events. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const evento = group('evento', 'Gestión de sucesos', 'eventoAdverso.menu', [
  page('analisisEvento', 'Análisis de sucesos', 'Analizar las causas de un suceso y acordar acciones de mejora.'),
  page('informeEvento', 'Informe de sucesos', 'Descargar los sucesos por tipo, sede y gravedad.'),
  page('parametrizacion', 'Parametrización de sucesos', 'Mantener los tipos, las causas y los responsables.'),
  page('reporteEvento', 'Reportar un suceso', 'Contar un suceso de seguridad del paciente, con o sin daño.'),
])
