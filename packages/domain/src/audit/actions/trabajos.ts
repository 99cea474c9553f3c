/** What is noted of the work of the server. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  sistema: {
    'trabajo.cancelar': 'Canceló un trabajo del servidor',
    'trabajo.reintentar': 'Volvió a intentar un trabajo del servidor',
    'trabajo.descartar': 'Dio por atendido un aviso que falló',
  },
}
