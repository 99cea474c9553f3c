/** Queues in the waiting room. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const turno = group('turno', 'Turno', 'turno.menu', [
  page('listar', 'Lista de turnos', 'Ver los turnos del día y su estado.'),
  page('llamado', 'Llamado de turnos', 'Llamar al siguiente turno a su taquilla o consultorio.'),
  page('tablero', 'Tablero de turnos', 'Mostrar en la pantalla de la sala los turnos que se llaman.', {
    layout: 'turnero',
  }),
  page('turno', 'Pedir turno', 'Dar un turno a quien llega, según lo que necesita.'),
])
