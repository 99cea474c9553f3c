/** Informed consent of a procedure. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ConsentText } from '@cauce/domain/consent/consent-text'
import { INVALID_ID, Id, NOT_WHOLE, PathId } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const access = { permission: 'blog.vista' } as const

export const consentimientos = {
  validarConsentimientoCup: entry({
    method: 'GET',
    path: '/consentimientos-informados/validar-consentimiento-cup/:cupId/:repId',
    kind: 'read',
    access,
    summary: 'Si el procedimiento, en esa sede, pide consentimiento informado. La sede 0 es "sin direccionamiento".',
    params: Schema.Struct({
      cupId: PathId,
      repId: Schema.NumberFromString.check(Schema.isInt({ message: NOT_WHOLE })).check(
        Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }, { message: INVALID_ID }),
      ),
    }),
    answer: Schema.Boolean,
  }),
  consultar: entry({
    method: 'POST',
    path: '/consentimientos-informados/consultar',
    kind: 'read',
    access,
    summary: 'El texto vigente del consentimiento de un procedimiento, con su versión y su huella.',
    /** CUPS id. */
    body: Schema.Struct({ id: Id }),
    answer: ConsentText,
  }),
} as const
