/** What is noted of the portabilities. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: {
    'portabilidad.listar': 'Vio las portabilidades',
    'portabilidad.leer': 'Abrió una portabilidad',
    'portabilidad.persona': 'Buscó de dónde es un afiliado para radicar su portabilidad',
  },
  ordenes: {
    'portabilidad.radicar': 'Radicó una portabilidad',
    'portabilidad.tomar': 'Empezó a estudiar una portabilidad',
    'portabilidad.soltar': 'Dejó una portabilidad para otra persona',
    'portabilidad.asignar_sede': 'Asignó la sede de una portabilidad',
    'portabilidad.negar': 'Negó una portabilidad',
    'portabilidad.anular': 'Anuló una portabilidad',
    'portabilidad.empezar': 'Una portabilidad empezó en su día',
    'portabilidad.vencer': 'Una portabilidad venció por su fecha',
    'portabilidad.prorrogar': 'Prorrogó una portabilidad',
    'portabilidad.terminar': 'Terminó una portabilidad: la persona regresó',
  },
}
