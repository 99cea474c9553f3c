/** Addresses of the institution to which documents may leave by mail. */
import * as Schema from 'effect/Schema'
import { Id, Instant, PathId, requiredText } from '@cauce/domain/text/field'
import { PROGRAMS_PERMISSION } from './clientes.ts'
import { entry } from './entry.ts'
import { UNCONFIRMED } from './errors.ts'

const access = { permission: PROGRAMS_PERMISSION } as const

const InstitutionMail = Schema.Struct({
  id: Id,
  /** An address, or a whole domain: `@hospital.co`. */
  direccion: Schema.String,
  descripcion: Schema.String,
  activo: Schema.Boolean,
  /** Who added it. */
  operador: Schema.String,
  created_at: Instant,
})
export type InstitutionMail = typeof InstitutionMail.Type

export const correos = {
  listar: entry({
    method: 'GET',
    path: '/correo-institucion',
    kind: 'read',
    access,
    summary: 'Direcciones y dominios de la institución a los que se envían documentos.',
    answer: Schema.Array(InstitutionMail),
  }),
  crear: entry({
    method: 'POST',
    path: '/correo-institucion',
    kind: 'write',
    repeat: { naturalKey: 'Una dirección está una vez en la lista.' },
    access,
    summary: 'Añade una dirección o un dominio a la lista. Pide la contraseña.',
    body: Schema.Struct({ direccion: requiredText(254), descripcion: requiredText(200) }),
    answer: InstitutionMail,
    failures: [UNCONFIRMED, [409, 'correo.repetido']],
  }),
  cambiarEstado: entry({
    method: 'POST',
    path: '/correo-institucion/:id',
    kind: 'write',
    repeat: { naturalKey: 'Dice cómo queda: repetirlo la deja igual.' },
    access,
    summary: 'Activa o inactiva una dirección de la lista. Activarla pide la contraseña.',
    params: Schema.Struct({ id: PathId }),
    body: Schema.Struct({ activo: Schema.Boolean }),
    answer: InstitutionMail,
    failures: [UNCONFIRMED],
  }),
} as const
