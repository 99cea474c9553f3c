/** What is noted of what an affiliate does alone. */
import type { ModuleActions } from '../action-words.ts'

export const actions: ModuleActions = {
  lecturas: { 'autogestion.ordenes': 'Vio en qué van sus órdenes' },
}
