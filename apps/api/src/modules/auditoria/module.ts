/** The calls of the module `auditoria`. */
import { auditoria } from '@cauce/contract/auditoria'
import { defineModule } from '../../kit/module.ts'
import { exportAudit, exportSignIns } from './export.ts'
import { whoIsOnLine } from './presence.ts'
import { pendingSetAside, seeSetAside } from './set-aside.ts'
import { affiliates, entry, people, search } from './service.ts'
import { gathered, signIns } from './sign-ins.ts'

export const module = defineModule(auditoria, {
  buscar: ({ body }, ctx) => search(ctx, body),
  entrada: ({ params }, ctx) => entry(ctx, params.id),
  exportar: ({ body }, ctx) => exportAudit(ctx, body),
  personas: ({ body }, ctx) => people(ctx, body.texto),
  afiliados: ({ body }, ctx) => affiliates(ctx, body.documento),
  ingresos: ({ body }, ctx) => signIns(ctx, body),
  ingresosAgrupados: ({ body }, ctx) => gathered(ctx, body),
  exportarIngresos: ({ body }, ctx) => exportSignIns(ctx, body),
  personasIngresos: ({ body }, ctx) => people(ctx, body.texto),
  datosApartados: (_input, ctx) => pendingSetAside(ctx),
  datosApartadosVistos: ({ body }, ctx) => seeSetAside(ctx, body.hasta),
  enLinea: ({ body }, ctx) => whoIsOnLine(ctx, body),
})
