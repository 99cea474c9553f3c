/** The signed (or refused) consent as it is sent. Cross-field rules are in `consent-form.ts`. @fuente spec 2 §3, §5 */
import * as Schema from 'effect/Schema'
import { SIGNATURE_REQUIRED } from './signature.ts'
import { REPRESENTATIVE_DOCUMENTS, UNKNOWN_REPRESENTATIVE_DOCUMENT } from './representative.ts'
import { Id, REQUIRED_FIELD, optionalText } from '../text/field.ts'

const YesNo = Schema.Literals(['SI', 'NO']).annotate({ message: REQUIRED_FIELD })

export const SIGNERS = ['Paciente', 'Representante Legal'] as const
export const ConsentSubmission = Schema.Struct({
  /** PNG data URL of the drawn signature. */
  firma: Schema.String.annotate({
    message: SIGNATURE_REQUIRED,
  }).check(Schema.isMaxLength(700_000, { message: 'La imagen de la firma es demasiado grande' })),
  /** Order id. */
  id: Id,
  /** Which procedure of the order; may be left out when only one line of the order asks for consent. */
  cup_id: Schema.optionalKey(Id),
  aceptacion_consentimiento: Schema.Literals(['Si', 'No']).annotate({ message: REQUIRED_FIELD }),
  firmante: Schema.Literals(SIGNERS).annotate({ message: REQUIRED_FIELD }),
  /** Not of the specification: without it the number is checked by its shape alone. */
  tipo_documento_representante: Schema.optionalKey(
    Schema.NullOr(Schema.Literals(REPRESENTATIVE_DOCUMENTS).annotate({ message: UNKNOWN_REPRESENTATIVE_DOCUMENT })),
  ),
  numero_documento_representante: Schema.optionalKey(Schema.NullOr(optionalText(20))),
  nombre_representante: Schema.optionalKey(Schema.NullOr(optionalText(200))),
  /** Relation of the representative to the patient. */
  parentesco: Schema.optionalKey(Schema.NullOr(optionalText(60))),
  /** Assent of a minor, when a representative signs. */
  asentimiento: Schema.optionalKey(Schema.NullOr(Schema.Literals(['Si', 'No']))),
  declaracion_a: YesNo,
  declaracion_b: YesNo,
  declaracion_c: YesNo,
  /** Who explains the consequences of a refusal; required when the acceptance is 'No'. */
  nombre_profesional: Schema.optionalKey(Schema.NullOr(optionalText(200))),
  /** Version and fingerprint of the text that was on the screen; refused when it is no longer the one in force. */
  version: Schema.optionalKey(Schema.Int),
  huella: Schema.optionalKey(optionalText(64)),
  /** When the professional handed the device over, and when it came back signed, by the device's clock. */
  entregado_at: Schema.optionalKey(Schema.NullOr(optionalText(30))),
  firmado_at: Schema.optionalKey(Schema.NullOr(optionalText(30))),
})
export type ConsentSubmission = typeof ConsentSubmission.Type
