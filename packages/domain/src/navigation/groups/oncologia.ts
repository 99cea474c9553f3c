/** Cancer care. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const oncologia = group('oncologia', 'Oncología', 'oncologia.enter', [
  page('enfermeria', 'Enfermería de oncología', 'Ver los pacientes del día y registrar la aplicación de cada ciclo.'),
  page('enfermeriaOncologia', 'Notas de enfermería oncológica', 'Escribir las notas de enfermería de un ciclo.'),
  page('esquemas', 'Esquemas de oncología', 'Mantener los esquemas, sus medicamentos, dosis y ciclos.'),
  page('prestadores', 'Prestadores de oncología', 'Ver qué prestadores aplican cada esquema.'),
  page('solicitudesPrestadores', 'Solicitudes de prestadores', 'Responder lo que piden los prestadores de oncología.'),
  page('tomaProcedimientos', 'Toma de procedimientos de oncología', 'Registrar biopsias y estudios tomados.'),
])
