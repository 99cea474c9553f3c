/** What is noted of the affiliates. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: {
    'afiliados.buscar': 'Buscó afiliados en el aseguramiento',
    'afiliados.leer': 'Abrió a un afiliado en el aseguramiento',
    'afiliados.derechos': 'Comprobó los derechos de un afiliado',
  },
}
