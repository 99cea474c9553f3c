/** Calls of the consultations. */
import type { Registry } from '@cauce/contract/registry'
import { notFound } from '../../http/failure.ts'
import type { Handlers } from '../../http/handle.ts'
import { saveConsent } from '../consentimientos/save-consent.ts'
import { agenda, consultation, open, record } from './service.ts'

export const handlers = {
  agenda: ({ body }, ctx) => agenda(ctx, body),
  consulta: ({ params }, ctx) => consultation(ctx, params.id),
  abrir: ({ params }, ctx) => open(ctx, params.id),
  foto: ({ body }, ctx) => saveConsent(ctx, body),
  registrarMedidas: () => Promise.reject(notFound()),
  historiaRegistro: ({ params }, ctx) => record(ctx, params.consulta),
} satisfies Handlers<Registry['consultas']>
