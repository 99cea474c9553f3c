/** The invoices of the providers, from filing to payment. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const cuentasMedicas = group('cuentasMedicas', 'Cuentas médicas', 'cuentasMedicas.vista', [
  page('adminCuentasMedicas', 'Administración de cuentas médicas', 'Mantener glosas, auditores y reglas de reparto.'),
  page('asignacionFactura', 'Asignación de facturas', 'Repartir las facturas entre los auditores.'),
  page('asignadas', 'Facturas asignadas', 'Ver las facturas que cada auditor tiene por revisar.'),
  page('auditadas', 'Facturas auditadas', 'Ver las facturas ya revisadas y sus glosas.'),
  page('auditoria', 'Auditoría de facturas', 'Revisar una factura y glosar lo que no corresponde.'),
  page('auditoriaFinal', 'Auditoría final', 'Conciliar las glosas con el prestador y cerrar la factura.'),
  page(
    'consolidacionAuditoria',
    'Consolidación de auditoría',
    'Reunir lo auditado de una factura en un solo resultado.',
  ),
  page('consultas', 'Auditoría de consultas', 'Revisar las consultas cobradas en una factura.'),
  page('consultasConsolidado', 'Consolidado de consultas', 'Ver lo aceptado y lo glosado de las consultas.'),
  page('contratosRadicacion', 'Contratos para radicar', 'Decir contra qué contratos puede radicar un prestador.'),
  page('facturas', 'Facturas radicadas', 'Buscar las facturas radicadas y su estado.'),
  page('facturasPendientes', 'Facturas pendientes', 'Ver las facturas que nadie ha revisado y desde cuándo.'),
  page('informeCuentasMedicas', 'Informe de cuentas médicas', 'Descargar lo radicado, glosado, conciliado y pagado.'),
  page('informePrestador', 'Informe para el prestador', 'Entregar a un prestador el estado de sus facturas.'),
  page('medicamentos', 'Auditoría de medicamentos', 'Revisar los medicamentos cobrados en una factura.'),
  page('medicamentosConsolidado', 'Consolidado de medicamentos', 'Ver lo aceptado y lo glosado de los medicamentos.'),
  page('otros', 'Auditoría de otros servicios', 'Revisar los otros servicios cobrados en una factura.'),
  page('otrosConsolidado', 'Consolidado de otros servicios', 'Ver lo aceptado y lo glosado de otros servicios.'),
  page('prestador', 'Cuentas por prestador', 'Ver todas las cuentas de un prestador y responder sus glosas.'),
  page('procedimientos', 'Auditoría de procedimientos', 'Revisar los procedimientos cobrados en una factura.'),
  page('procedimientosConsolidado', 'Consolidado de procedimientos', 'Ver lo aceptado y lo glosado de procedimientos.'),
  page('reporteAuditores', 'Reporte de auditores', 'Medir lo revisado por cada auditor.'),
  page('tesoreria', 'Tesorería', 'Registrar los pagos de las facturas cerradas.'),
])
