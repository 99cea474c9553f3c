/** Advice between professionals at a distance. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const telesalud = group('telesalud', 'Telesalud', 'teleapoyo.vista', [
  page('crearTelesalud', 'Crear teleapoyo', 'Pedir concepto de un especialista sobre un paciente.'),
  page('juntaAseguramiento', 'Junta de aseguramiento', 'Decidir los casos que pasan a la junta del asegurador.'),
  page('juntaProfesionales', 'Junta de profesionales', 'Reunir el concepto de varios profesionales sobre un caso.'),
  page('parametrizacion', 'Parametrización de telesalud', 'Mantener especialidades, motivos y plazos.'),
  page('pendientes', 'Teleapoyos pendientes', 'Responder los teleapoyos que esperan concepto.'),
  page('reporte', 'Reporte de telesalud', 'Medir los teleapoyos y sus tiempos de respuesta.'),
  page('solucionados', 'Teleapoyos solucionados', 'Consultar los teleapoyos respondidos.'),
])
