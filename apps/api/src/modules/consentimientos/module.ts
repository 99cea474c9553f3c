/** Calls of the informed consent; it is saved by `consultas/foto`. */
import { consentimientos } from '@cauce/contract/consentimientos'
import { defineModule } from '../../kit/module.ts'
import { asksConsent, readText } from './service.ts'

export const module = defineModule(consentimientos, {
  validarConsentimientoCup: ({ params }, ctx) => asksConsent(ctx, params.cupId),
  consultar: ({ body }, ctx) => readText(ctx, body.id),
})
