/** The people who work here. @fuente spec 1 §2, §3 */
import { group, page } from '../route.ts'

export const talentoHumano = group('talentoHumano', 'Talento Humano', 'talentoHumano.menua', [
  page('bancos', 'Bancos', 'Mantener los bancos donde se paga la nómina.'),
  page('beneficios', 'Beneficios', 'Registrar los beneficios que recibe cada empleado.'),
  page('cierreMes', 'Cierre de mes', 'Cerrar las novedades de un mes.'),
  page('empleados', 'Empleados', 'Mantener la hoja de vida, el contrato y los soportes de cada empleado.'),
  page('entidadExamen', 'Entidades de exámenes', 'Mantener las entidades que hacen los exámenes ocupacionales.'),
  page('evaluacionDesempeno', 'Evaluación de desempeño', 'Evaluar a un empleado y acordar compromisos.'),
  page('evaluacionPeriodoPruebas', 'Evaluación del periodo de prueba', 'Evaluar a quien termina su periodo de prueba.'),
  page('incidentes', 'Incidentes', 'Registrar y seguir los incidentes de un empleado.'),
  page('induccionEspecifica', 'Inducción específica', 'Registrar la inducción al cargo y su cumplimiento.', {
    permission: '',
  }),
  page('parametrizacion', 'Parametrización de talento humano', 'Mantener áreas, cargos, contratos y listas.'),
  page('planSeguimiento', 'Plan de seguimiento', 'Seguir los compromisos acordados con cada empleado.'),
  page('tipoCuentaBancarias', 'Tipos de cuenta bancaria', 'Mantener los tipos de cuenta para la nómina.'),
])
