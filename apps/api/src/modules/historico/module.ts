/** Calls of the history screens. */
import { historico } from '@cauce/contract/historico'
import { defineModule } from '../../kit/module.ts'
import { chosenAffiliate, searchAffiliates } from './affiliates.ts'
import { consents } from './consents.ts'
import { consultation, consultations } from './consultations.ts'
import { deliver } from './deliver.ts'
import { deliveryReckoning } from './delivery-ledger.ts'
import { leaves } from './leaves.ts'
import { orders } from './orders.ts'
import { partialDeliveries } from './partial-deliveries.ts'
import { staff } from './reader.ts'
import { exportReport, report } from './reports.ts'
import { timeline } from './timeline.ts'

export const module = defineModule(
  historico,
  {
    buscarAfiliado: async ({ body }, ctx) => searchAffiliates(staff(ctx), body),
    afiliado: async ({ params }, ctx) => chosenAffiliate(staff(ctx), params.id),
    lineaDeTiempo: async ({ body }, ctx) => timeline(staff(ctx), body),
    consultas: async ({ body }, ctx) => consultations(staff(ctx), body),
    consulta: async ({ params }, ctx) => consultation(staff(ctx), params.id),
    ordenes: async ({ body }, ctx) => orders(staff(ctx), body),
    incapacidades: async ({ body }, ctx) => leaves(staff(ctx), body),
    consentimientos: async ({ body }, ctx) => consents(staff(ctx), body),
    medicamentosParciales: async ({ body }, ctx) => partialDeliveries(staff(ctx), body),
    entregar: async ({ body }, ctx) => deliver(staff(ctx), body),
    reporte: async ({ body }, ctx) => report(staff(ctx), body),
    exportar: async ({ body }, ctx) => exportReport(staff(ctx), body),
  },
  { timers: [deliveryReckoning] },
)
