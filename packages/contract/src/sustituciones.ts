/** Substitutions: who attends, for some days, the consultations of another professional. */
import * as Schema from 'effect/Schema'
import { SUBSTITUTION_PERMISSION, SUBSTITUTION_STATES } from '@cauce/domain/access/substitution'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_REASON, REASON_REQUIRED } from '@cauce/domain/users/authority'
import { Id, Instant, Named, NOT_WHOLE, PathId, optionalText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'

const access = { permission: SUBSTITUTION_PERMISSION } as const
const Message = Schema.Struct({ mensaje: Schema.String })
const Count = Schema.Int.annotate({ message: NOT_WHOLE })
  .check(Schema.isGreaterThan(0, { message: 'Debe ser 1 o más' }))
  .check(Schema.isLessThanOrEqualTo(100_000, { message: 'Es demasiado grande' }))
const Reason = optionalText(MAX_REASON).check(
  Schema.makeFilter((text: string) => text.trim() !== '' || REASON_REQUIRED),
)

export const SubstitutionRow = Schema.Struct({
  id: Schema.Int,
  titular: Named,
  sustituto: Named,
  desde: Schema.String,
  hasta: Schema.String,
  motivo: Schema.String,
  estado: Schema.Literals(SUBSTITUTION_STATES),
  otorgada_por: Named,
  otorgada_at: Instant,
  revocada_por: Schema.NullOr(Named),
  revocada_at: Schema.NullOr(Instant),
})
export type SubstitutionRow = typeof SubstitutionRow.Type

export const sustituciones = {
  buscar: entry({
    method: 'POST',
    path: '/sustituciones/buscar',
    kind: 'read',
    access,
    summary: 'Sustituciones, las más recientes primero: de una persona, como titular o como sustituta, o todas.',
    body: Schema.Struct({
      usuario_id: Schema.optionalKey(Id),
      estado: Schema.optionalKey(Schema.Literals(SUBSTITUTION_STATES)),
      pagina: Schema.optionalKey(Count),
      /** 1 to 100, 10 unless told. */
      por_pagina: Schema.optionalKey(Count),
    }),
    answer: Schema.Struct({
      data: Schema.Array(SubstitutionRow),
      total: Schema.Int,
      pagina: Schema.Int,
      por_pagina: Schema.Int,
    }),
  }),
  buscarProfesional: entry({
    method: 'POST',
    path: '/sustituciones/buscar-profesional',
    kind: 'read',
    access,
    summary: 'Profesionales activos que atienden consultas, por nombre, documento o correo.',
    body: Schema.Struct({ texto: optionalText(100) }),
    answer: Schema.Array(
      Schema.Struct({ id: Schema.Int, nombre: Schema.String, cargo: Schema.String, tiene_registro: Schema.Boolean }),
    ),
  }),
  conceder: entry({
    method: 'POST',
    path: '/sustituciones',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Deja que un profesional atienda las consultas de otro entre dos días. Avisa a los dos.',
    body: Schema.Struct({
      titular_user_id: Id,
      sustituto_user_id: Id,
      desde: CalendarDate,
      hasta: CalendarDate,
      motivo: Reason,
    }),
    answer: Schema.Struct({ id: Schema.Int, mensaje: Schema.String }),
    failures: [
      [403, 'sesion.confirmar'],
      [403, 'misma.mano'],
      [409, 'sustitucion.traslapada'],
    ],
  }),
  revocar: entry({
    method: 'POST',
    path: '/sustituciones/:id/revocar',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Termina una sustitución desde este momento. Avisa a los dos.',
    params: Schema.Struct({ id: PathId }),
    answer: Message,
    failures: [
      [403, 'sesion.confirmar'],
      [409, 'sustitucion.terminada'],
    ],
  }),
} as const
