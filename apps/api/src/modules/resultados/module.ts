/** Calls of the results of the laboratory. */
import { resultados } from '@cauce/contract/resultados'
import { defineModule } from '../../kit/module.ts'
import { resultsOf } from './read.ts'
import { correctResult, recordResults } from './record.ts'

export const module = defineModule(resultados, {
  leer: ({ params }, ctx) => resultsOf(ctx, params.consulta),
  anotar: ({ body }, ctx) => recordResults(ctx, body),
  corregir: ({ body }, ctx) => correctResult(ctx, body),
})
