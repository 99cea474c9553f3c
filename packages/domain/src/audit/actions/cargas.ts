/** What is noted of the files that become rows. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  sistema: {
    'carga.revisar': 'Revisó un archivo para cargar',
    'carga.aplicar': 'Mandó cargar un archivo',
    'carga.cancelar': 'Canceló la carga de un archivo',
    'carga.terminar': 'Se terminó de cargar un archivo suyo',
  },
}
