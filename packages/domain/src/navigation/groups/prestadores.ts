/** What the providers see and answer. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const prestadores = group('prestadores', 'Prestadores', 'prestadores.menu', [
  page('historicoMedicamentos', 'Medicamentos por prestador', 'Ver los medicamentos que un prestador entregó.'),
  page('prestadores', 'Panel de prestadores', 'Ver las órdenes dirigidas a su sede y registrar que se prestaron.'),
  page('tomaProcedimientos', 'Toma de procedimientos', 'Registrar la toma de muestras y estudios de una orden.'),
])
