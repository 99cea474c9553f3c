/** Calls of the informed consent; it is saved by `consultas/foto`. */
import type { consentimientos } from '@cauce/contract/consentimientos'
import type { Handlers } from '../../http/handle.ts'
import { asksConsent, readText } from './service.ts'

export const handlers = {
  validarConsentimientoCup: ({ params }, ctx) => asksConsent(ctx, params.cupId),
  consultar: ({ body }, ctx) => readText(ctx, body.id),
} satisfies Handlers<typeof consentimientos>
