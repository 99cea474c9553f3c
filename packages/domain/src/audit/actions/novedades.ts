/** What is noted of the changes of the affiliates. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: {
    'novedad.listar': 'Vio las novedades de los afiliados',
    'novedad.leer': 'Abrió una novedad de un afiliado',
    'novedad.historia': 'Vio las novedades de un afiliado',
    'novedad.buscar_destino': 'Buscó un cotizante, una sede o un municipio para una novedad',
    'novedad.previsualizar': 'Vio cómo quedaría un afiliado con una novedad',
  },
  ordenes: {
    'novedad.radicar': 'Radicó una novedad de un afiliado',
    'novedad.aplicar': 'Aplicó una novedad que no pide otra persona',
    'novedad.tomar': 'Empezó a revisar una novedad de un afiliado',
    'novedad.soltar': 'Dejó una novedad para otra persona',
    'novedad.verificar': 'Verificó la novedad que radicó otra persona',
    'novedad.rechazar': 'Rechazó la novedad de un afiliado',
    'novedad.decidir': 'Aplicó una novedad que estaba en espera',
    'novedad.anular': 'Anuló una novedad que radicó',
  },
}
