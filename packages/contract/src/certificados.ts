/** The certificate of affiliation: the affiliate's own, and that of who is attended at the desk. @fuente modulos/aseguramiento-y-red.md §5, §7 R36 */
import * as Schema from 'effect/Schema'
import { AFFILIATES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Id } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

/** Of the affiliate who asks for their own. */
export const OWN_CERTIFICATE_PERMISSION = 'autogestion.certificadoAfiliacion'

const repeat = { naturalKey: 'El certificado de un día que dice lo mismo es el mismo, con su número.' } as const
const NONE = [[409, 'certificado.no_disponible']] as const

export const certificados = {
  mio: entry({
    method: 'GET',
    path: '/autogestion/certificado',
    kind: 'read',
    access: { permission: OWN_CERTIFICATE_PERMISSION },
    summary: 'Qué certificado se puede descargar hoy, o por qué ninguno.',
    answer: Schema.Struct({
      /** Null: there is none. */
      titulo: Schema.NullOr(Schema.String),
      estado: Schema.NullOr(Schema.String),
      desde: Schema.NullOr(CalendarDate),
      dias: Schema.Int,
      impedimento: Schema.NullOr(Schema.String),
    }),
  }),
  descargarMio: entry({
    method: 'POST',
    path: '/autogestion/certificado',
    kind: 'write',
    repeat,
    access: { permission: OWN_CERTIFICATE_PERMISSION },
    summary: 'El certificado de afiliación o de retiro de quien lo pide.',
    body: Schema.Struct({}),
    answer: 'binary',
    failures: NONE,
  }),
  generar: entry({
    method: 'POST',
    path: '/afiliados/certificado',
    kind: 'write',
    repeat,
    access: { permission: AFFILIATES_PERMISSION },
    summary: 'El certificado de afiliación o de retiro de un afiliado.',
    body: Schema.Struct({ afiliado_id: Id }),
    answer: 'binary',
    failures: NONE,
  }),
} as const
