/** Calls of medications. */
import { medicamentos } from '@cauce/contract/medicamentos'
import { defineModule } from '../../kit/module.ts'
import { generateMedications } from './generate-medications.ts'
import { comingLines } from './coming-lines.ts'
import { activeOrders, sixMonths } from './lines.ts'
import { completeTypedLine, searchCie10, searchMedications, searchVademecum } from './search.ts'

export const module = defineModule(medicamentos, {
  listarMedicamentoOrdenamiento: ({ body }, ctx) => searchMedications(ctx, body),
  listarVademecum: ({ body }, ctx) => searchVademecum(ctx, body),
  completarLinea: ({ body }, ctx) => completeTypedLine(ctx, body),
  ordenes6Meses: ({ body }, ctx) => sixMonths(ctx, body),
  ordenesActivas: ({ params }, ctx) => activeOrders(ctx, params.consultaId),
  generarOrdenamiento: ({ params, body }, ctx) => generateMedications(ctx, params.consultaId, body),
  quePasara: ({ params, body }, ctx) => comingLines(ctx, params.consultaId, body),
  cie10: ({ body }, ctx) => searchCie10(ctx, body),
})
