/** What is noted of the results of the laboratory. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: { 'resultado.leer': 'Vio los resultados de laboratorio y las medidas de un paciente' },
  ordenes: {
    'resultado.anotar': 'Anotó resultados de laboratorio',
    'resultado.corregir': 'Corrigió un resultado de laboratorio',
    'resultado.retirar': 'Retiró un resultado de laboratorio que no era',
  },
}
