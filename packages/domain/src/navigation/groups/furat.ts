/** Reports of accidents at work. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const furat = group('furat', 'FURAT', 'Sst.modulo', [
  page('historico', 'Histórico de FURAT', 'Buscar los accidentes de trabajo reportados.'),
  page('parametrizacion', 'Parametrización de FURAT', 'Mantener las listas del formulario de accidente de trabajo.'),
  page('registro', 'Registrar FURAT', 'Llenar el formulario único de reporte de accidente de trabajo.'),
  page('reporte', 'Reporte de FURAT', 'Descargar los accidentes de trabajo de un periodo.'),
])
