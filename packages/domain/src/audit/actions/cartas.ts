/** What is noted of the letters. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  documentos: {
    'carta.emitir': 'Emitió una carta',
    'carta.entregar': 'Dejó dicho que entregó una carta',
  },
}
