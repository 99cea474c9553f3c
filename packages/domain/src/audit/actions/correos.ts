/** What is noted of the mail list of the institution. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  sistema: {
    'correo.anadir': 'Añadió una dirección a la lista de correos de la institución',
    'correo.activar': 'Activó una dirección de la lista de correos de la institución',
    'correo.inactivar': 'Inactivó una dirección de la lista de correos de la institución',
  },
}
