/** Calls of the consultations. */
import { consultas } from '@cauce/contract/consultas'
import { defineModule } from '../../kit/module.ts'
import { saveConsent } from '../consentimientos/save-consent.ts'
import { recordMeasures } from './record-measures.ts'
import { agenda, consultation, open, record } from './service.ts'

export const module = defineModule(consultas, {
  agenda: ({ body }, ctx) => agenda(ctx, body),
  consulta: ({ params }, ctx) => consultation(ctx, params.id),
  abrir: ({ params }, ctx) => open(ctx, params.id),
  foto: ({ body }, ctx) => saveConsent(ctx, body),
  registrarMedidas: ({ params, body }, ctx) => recordMeasures(ctx, params.consulta, body),
  historiaRegistro: ({ params }, ctx) => record(ctx, params.consulta),
})
