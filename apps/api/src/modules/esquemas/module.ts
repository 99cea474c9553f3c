/** Calls of the oncology schemes. */
import { esquemas } from '@cauce/contract/esquemas'
import { defineModule } from '../../kit/module.ts'
import { applyCycle } from './apply-cycle.ts'
import { knownLimits } from './known-limits.ts'
import { orderScheme } from './order-scheme.ts'
import { previewScheme } from './print-scheme.ts'
import { drugsOf, listSchemes } from './scheme-catalogue.ts'
import { activeScheme, schemeHistory } from './service.ts'
import { cancelScheme, suspendLines } from './stop-scheme.ts'

export const module = defineModule(esquemas, {
  listar: (_call, ctx) => listSchemes(ctx),
  codesumiEsquema: ({ body }, ctx) => drugsOf(ctx, body.esquema),
  ordenesActivas: ({ params }, ctx) => activeScheme(ctx, params.consultaId),
  generarOrdenamiento: ({ params, body }, ctx) => orderScheme(ctx, params.consultaId, body),
  topes: ({ params, body }, ctx) => knownLimits(ctx, params.consultaId, body),
  aplicar: ({ body }, ctx) => applyCycle(ctx, body),
  cancelar: ({ body }, ctx) => cancelScheme(ctx, body),
  historial: ({ body }, ctx) => schemeHistory(ctx, body.afiliado_id),
  suspender: ({ body }, ctx) => suspendLines(ctx, body),
  vistaPrevia: ({ params, body }, ctx) => previewScheme(ctx, params.consultaId, body),
})
