/** What is noted of the authorisations. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: {
    'autorizacion.listar': 'Vio lo que espera una autorización',
    'autorizacion.leer': 'Abrió un caso por autorizar',
    'autorizacion.devueltas': 'Vio lo que le devolvieron para completar',
  },
  ordenes: {
    'autorizacion.tomar': 'Tomó un caso por autorizar',
    'autorizacion.soltar': 'Soltó un caso por autorizar',
    'autorizacion.devolver': 'Devolvió un caso al prestador',
    'autorizacion.completar': 'Completó un caso que le devolvieron',
    'autorizacion.aprobar': 'Aprobó una autorización',
    'autorizacion.proponer_negacion': 'Propuso negar una autorización',
    'autorizacion.rechazar_negacion': 'No estuvo de acuerdo con negar una autorización',
    'autorizacion.confirmar_negacion': 'Confirmó la negación de una autorización',
    'autorizacion.desistir': 'Lo ordenado terminó antes de su autorización',
  },
}
