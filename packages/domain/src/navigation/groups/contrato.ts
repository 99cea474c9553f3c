/** What was agreed with whom. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const contrato = group('contrato', 'Contratos', 'contrato.menu', [
  page('contratos', 'Contratos con prestadores', 'Crear contratos, sus vigencias, sedes y tarifas.'),
  page('cups', 'CUPS contratados', 'Decir qué procedimientos cubre cada contrato y a qué tarifa.'),
  page('familia', 'Familias de servicios', 'Agrupar procedimientos en familias para contratarlos.'),
  page('prestador', 'Prestadores contratados', 'Mantener los prestadores y sus sedes habilitadas.'),
])
