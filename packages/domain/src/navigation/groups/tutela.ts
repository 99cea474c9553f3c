/** Legal actions for the right to health. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const tutela = group('tutela', 'Acción Constitucional', 'tutelas.menu', [
  page('tutelaAsignada', 'Tutelas asignadas', 'Responder las tutelas que usted tiene a cargo.'),
  page('tutelaGestion', 'Gestión de tutelas', 'Registrar tutelas, repartirlas y cuidar sus términos.'),
  page('tutelaParametrizacion', 'Parametrización de tutelas', 'Mantener juzgados, motivos y responsables.'),
])
