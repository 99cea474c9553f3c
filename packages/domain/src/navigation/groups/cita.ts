/** Appointments. @fuente spec 1 §2 */
import { group, page } from '../route.ts'

export const cita = group('cita', 'Citas', 'cita.afiliados', [
  page('agendamiento', 'Asignar citas', 'Asignar, mover, confirmar y cancelar las citas de un afiliado.', {
    permission: 'cita.afiliados',
  }),
  page('parametrizacion', 'Parametrización de citas', 'Definir qué citas se asignan, a quién y con qué anticipación.'),
  page('reporte', 'Reporte de citas', 'Descargar las citas asignadas, cumplidas, canceladas e incumplidas.'),
])
