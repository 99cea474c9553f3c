/** Calls of the consultations. */
import type { consultas } from '@cauce/contract/consultas'
import type { Handlers } from '../../http/handle.ts'
import { saveConsent } from '../consentimientos/save-consent.ts'
import { recordMeasures } from './record-measures.ts'
import { agenda, consultation, open, record } from './service.ts'

export const handlers = {
  agenda: ({ body }, ctx) => agenda(ctx, body),
  consulta: ({ params }, ctx) => consultation(ctx, params.id),
  abrir: ({ params }, ctx) => open(ctx, params.id),
  foto: ({ body }, ctx) => saveConsent(ctx, body),
  registrarMedidas: ({ params, body }, ctx) => recordMeasures(ctx, params.consulta, body),
  historiaRegistro: ({ params }, ctx) => record(ctx, params.consulta),
} satisfies Handlers<typeof consultas>
