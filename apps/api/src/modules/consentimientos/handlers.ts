/** Calls of the informed consent; it is saved by `consultas/foto`. */
import type { Registry } from '@cauce/contract/registry'
import type { Handlers } from '../../http/handle.ts'
import { asksConsent, readText } from './service.ts'

export const handlers = {
  validarConsentimientoCup: ({ params }, ctx) => asksConsent(ctx, params.cupId),
  consultar: ({ body }, ctx) => readText(ctx, body.id),
} satisfies Handlers<Registry['consentimientos']>
