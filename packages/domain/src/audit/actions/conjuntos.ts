/** What is noted of the sets of procedures. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  ordenes: {
    'conjunto.crear': 'Guardó un conjunto de procedimientos',
    'conjunto.editar': 'Cambió un conjunto de procedimientos',
    'conjunto.eliminar': 'Borró un conjunto de procedimientos',
  },
}
