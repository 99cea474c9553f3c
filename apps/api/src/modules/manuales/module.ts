/** The living documentation inside the product. @fuente spec 1 §2 */
import { manuales } from '@cauce/contract/manuales'
import { defineModule } from '../../kit/module.ts'
import { callsOfManual, featuresOfManual, machinesOfManual, pagesOfManual, rulesOfManual } from './service.ts'

export const module = defineModule(manuales, {
  caracteristicas: (_input, { config }) => featuresOfManual(config.manualRoot),
  reglas: (_input, { config }) => rulesOfManual(config.manualRoot),
  maquinas: (_input, { config }) => machinesOfManual(config.manualRoot),
  llamadas: (_input, { config }) => callsOfManual(config.manualRoot),
  paginas: (_input, { config }) => pagesOfManual(config.manualRoot),
})
