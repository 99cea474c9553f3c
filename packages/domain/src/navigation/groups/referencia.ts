/** Referral of patients between institutions. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const referencia = group('referencia', 'Centro Regulador', 'referencia.menu', [
  page('procesado', 'Referencias procesadas', 'Consultar las remisiones que ya terminaron.'),
  page('registro', 'Registrar referencia', 'Pedir la remisión de un paciente a otra institución.'),
  page('reportes', 'Reportes de referencia', 'Medir los tiempos de aceptación y de traslado.'),
  page('seguimientos', 'Seguimiento de referencias', 'Seguir cada remisión hasta que el paciente llega.'),
])
