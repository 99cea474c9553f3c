/** Calls of the alerts of medications. */
import { alertas } from '@cauce/contract/alertas'
import { defineModule } from '../../kit/module.ts'
import { answerAlert, answerAllergy } from './answers.ts'
import { answerSchemeChecks } from './check-scheme.ts'
import { doseRangesOf } from './dose-ranges.ts'
import { linesToReview } from './standing-lines.ts'
import { tellAllergy, tellFact } from './tell-review.ts'
import { allergyDetail, checkAllergy, checkInteractions, checkNotices, checkShortage } from './service.ts'

export const module = defineModule(
  alertas,
  {
    verificarInteraccion: ({ body }, ctx) => checkInteractions(ctx, body),
    buscarDesabastecimiento: ({ body }, ctx) => checkShortage(ctx, body),
    buscarAlergico: ({ body }, ctx) => checkAllergy(ctx, body),
    detalleAlergia: ({ body }, ctx) => allergyDetail(ctx, body),
    avisos: ({ body }, ctx) => checkNotices(ctx, body),
    rangoDosis: ({ body }, ctx) => doseRangesOf(ctx, body),
    porRevisar: ({ body }, ctx) => linesToReview(ctx, body),
    comprobarEsquema: ({ body }, ctx) => answerSchemeChecks(ctx, body),
    crearAuditoria: ({ body }, ctx) => answerAlert(ctx, body),
    crearSeguimientoAlergia: ({ body }, ctx) => answerAllergy(ctx, body),
  },
  { handlers: [tellAllergy, tellFact] },
)
