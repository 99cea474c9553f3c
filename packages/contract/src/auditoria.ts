/** The audit, the sign-ins and who is on line. @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { ACTION_GROUP_KEYS, ACTIONS } from '@cauce/domain/audit/action-words'
import { SIGN_IN_NAMES } from '@cauce/domain/audit/sign-in'
import { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_COUNTED } from '@cauce/domain/kit/list/counted'
import { ADMIN_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Instant, PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { day, defineList, oneOf, rowOf, textOf, wordsOf } from './kit/list.ts'
import { hay_mas, pageOf } from './kit/page.ts'

export const AUDIT_PERMISSION = 'admin.auditoria'
export const SIGN_INS_PERMISSION = 'admin.auditoria-logueos'
export const PRESENCE_PERMISSION = 'estadistica.usuarios-en-linea'

/** Rows of one file. */
export const MAX_EXPORTED = 200_000
/** Rows of each part of a file. */
export const EXPORT_BATCH = 5_000

const Count = (max: number) =>
  Schema.Int.annotate({ message: 'Debe ser un número entero' })
    .check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))
    .check(Schema.isLessThanOrEqualTo(max, { message: `Máximo ${max}` }))

/** Identifier of an audit entry: they outgrow the others. */
const EntryId = Count(Number.MAX_SAFE_INTEGER)

const Person = Schema.Struct({ id: Schema.Int, nombre: Schema.String, email: Schema.String })
const Affiliate = Schema.Struct({ id: Schema.Int, nombre: Schema.String, documento: Schema.String })

/** Days in Bogotá, both included. */
const period = { desde: day(), hasta: day() }
const page = {
  /** From 1. */
  pagina: Schema.optionalKey(Count(MAX_COUNTED)),
  /** 25 unless told. */
  por_pagina: Schema.optionalKey(Count(100)),
}
/** The newest entry that counts: what happens while one pages does not move the pages. */
const cut = { corte: Schema.optionalKey(EntryId) }

const isAction = (name: string): boolean => Object.hasOwn(ACTIONS, name)
const isRecord = (name: string): boolean => /^[a-z_]{1,60}$/u.test(name)

export const auditList = defineList({
  filters: {
    ...period,
    usuario: rowOf('usuario_id'),
    afiliado: rowOf('afiliado_id'),
    recurso: wordsOf(60, { serves: isRecord }),
    registro: wordsOf(80, {}, 'recurso_id'),
    grupo: oneOf(ACTION_GROUP_KEYS),
    accion: wordsOf(80, { serves: isAction }),
    /** Everything unless told. */
    clase: oneOf(['todo', 'cambios', 'lecturas']),
    ip: wordsOf(45, { isPrivate: true }),
  },
  sorts: {},
  usual: '',
  row: 'entrada',
  isCut: true,
})

export const signInList = defineList({
  filters: {
    ...period,
    usuario: rowOf('usuario_id'),
    resultado: oneOf(SIGN_IN_NAMES),
    ip: wordsOf(45, { isPrivate: true }),
  },
  sorts: {},
  usual: '',
  isCut: true,
})

export const onlineList = defineList({
  filters: { texto: textOf(100, { isPrivate: true }), rol: wordsOf(120) },
  sorts: {},
  usual: '',
})

const AuditRow = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  accion: Schema.String,
  recurso: Schema.String,
  recurso_id: Schema.NullOr(Schema.String),
  /** Null: nobody was signed in. */
  usuario: Schema.NullOr(Person),
  afiliado: Schema.NullOr(Affiliate),
  ip: Schema.NullOr(Schema.String),
  /** Browser and system in words. */
  equipo: Schema.String,
})

/** A part of a file: text to be put after the parts before it. */
const ExportPart = Schema.Struct({
  csv: Schema.String,
  filas: Schema.Int,
  /** The last entry of this part, for `antes` of the next; null when this was the last. */
  siguiente: Schema.NullOr(Schema.Int),
  corte: Schema.Int,
})
const exportCursor = {
  corte: Schema.optionalKey(EntryId),
  /** The last entry of the part before. */
  antes: Schema.optionalKey(EntryId),
}

const counted = {
  hay_mas,
  corte: Schema.Int,
}

const SignInRow = Schema.Struct({
  id: Schema.Int,
  created_at: Instant,
  accion: Schema.String,
  /** Whose account, or who ended the sessions of `de`; null when the account does not exist. */
  usuario: Schema.NullOr(Person),
  /** Whose sessions somebody else ended, or tried to. */
  de: Schema.NullOr(Person),
  ip: Schema.NullOr(Schema.String),
  equipo: Schema.String,
})

const FailureGroup = Schema.Struct({
  /** The account, when grouped by account; null: accounts that do not exist. */
  usuario: Schema.NullOr(Person),
  /** The address, when grouped by address. */
  ip: Schema.NullOr(Schema.String),
  fallos: Schema.Int,
  bloqueos: Schema.Int,
  correctos: Schema.Int,
  /** Different accounts that failed; those that do not exist count as one. */
  cuentas: Schema.Int,
  direcciones: Schema.Int,
  primero_at: Instant,
  ultimo_at: Instant,
  /** Why it looks like an attack; null when it looks like forgetting. */
  sospecha: Schema.NullOr(Schema.String),
})

const OnLine = Schema.Struct({
  usuario: Person,
  roles: Schema.Array(Schema.String),
  estado: Schema.Literals(['activo', 'inactivo', 'sin_ventana']),
  desde: Instant,
  ultima_actividad_at: Instant,
  ventanas: Schema.Int,
  sesiones: Schema.Int,
  equipos: Schema.Array(Schema.String),
  /** The person who asks. */
  yo: Schema.Boolean,
})

export const auditoria = {
  buscar: entry({
    method: 'POST',
    path: '/auditoria/buscar',
    kind: 'read',
    access: { permission: AUDIT_PERMISSION },
    summary: 'Entradas de la auditoría, las más nuevas primero. Consultarla queda en la auditoría.',
    body: Schema.Struct({ ...auditList.fields, ...page, ...cut }),
    answer: pageOf(AuditRow, {
      ...counted,
      /** Who the identifiers of the search are. */
      usuario: Schema.NullOr(Person),
      afiliado: Schema.NullOr(Affiliate),
    }),
  }),
  entrada: entry({
    method: 'GET',
    path: '/auditoria/entrada/:id',
    kind: 'read',
    access: { permission: AUDIT_PERMISSION },
    summary: 'Una entrada completa, con su detalle y los nombres de lo que menciona.',
    params: Schema.Struct({ id: PathId }),
    answer: Schema.Struct({
      ...AuditRow.fields,
      agente: Schema.NullOr(Schema.String),
      detalle: Schema.Record(Schema.String, Schema.Unknown),
      /** Names behind the identifiers of `detalle`. */
      nombres: Schema.Array(Schema.Struct({ campo: Schema.String, id: Schema.Int, nombre: Schema.String })),
    }),
  }),
  exportar: entry({
    method: 'POST',
    path: '/auditoria/exportar',
    kind: 'read',
    access: { permission: AUDIT_PERMISSION },
    summary: 'La búsqueda como archivo, por partes. Cada parte queda en la auditoría.',
    body: Schema.Struct({ ...auditList.fields, ...exportCursor }),
    answer: ExportPart,
  }),
  personas: entry({
    method: 'POST',
    path: '/auditoria/personas',
    kind: 'read',
    access: { permission: AUDIT_PERMISSION },
    summary: 'Usuarios por nombre, correo o documento, para filtrar la auditoría.',
    body: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Array(Person),
  }),
  afiliados: entry({
    method: 'POST',
    path: '/auditoria/afiliados',
    kind: 'read',
    access: { permission: AUDIT_PERMISSION },
    summary: 'Afiliados por su número de documento exacto, para filtrar la auditoría.',
    body: Schema.Struct({ documento: requiredText(20) }),
    answer: Schema.Array(Affiliate),
  }),
  ingresos: entry({
    method: 'POST',
    path: '/auditoria/ingresos',
    kind: 'read',
    access: { permission: SIGN_INS_PERMISSION },
    summary: 'Ingresos, intentos fallidos y cierres, los más nuevos primero.',
    body: Schema.Struct({ ...signInList.fields, ...page, ...cut }),
    answer: pageOf(SignInRow, {
      ...counted,
      usuario: Schema.NullOr(Person),
      /** Rows of the period by result, whatever the result asked for. */
      por_resultado: Schema.Array(Schema.Struct({ resultado: Schema.String, total: Schema.Int })),
    }),
  }),
  ingresosAgrupados: entry({
    method: 'POST',
    path: '/auditoria/ingresos/agrupados',
    kind: 'read',
    access: { permission: SIGN_INS_PERMISSION },
    summary: 'Los intentos fallidos por cuenta o por dirección, los que más fallan primero.',
    body: Schema.Struct({
      desde: Schema.optionalKey(CalendarDate),
      hasta: Schema.optionalKey(CalendarDate),
      por: Schema.Literals(['cuenta', 'direccion']),
      ...page,
    }),
    answer: pageOf(FailureGroup, {}),
  }),
  exportarIngresos: entry({
    method: 'POST',
    path: '/auditoria/ingresos/exportar',
    kind: 'read',
    access: { permission: SIGN_INS_PERMISSION },
    summary: 'Los ingresos como archivo, por partes.',
    body: Schema.Struct({ ...signInList.fields, ...exportCursor }),
    answer: ExportPart,
  }),
  personasIngresos: entry({
    method: 'POST',
    path: '/auditoria/ingresos/personas',
    kind: 'read',
    access: { permission: SIGN_INS_PERMISSION },
    summary: 'Usuarios por nombre, correo o documento, para filtrar los ingresos.',
    body: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Array(Person),
  }),
  enLinea: entry({
    method: 'POST',
    path: '/estadistica/usuarios-en-linea',
    kind: 'read',
    access: { permission: PRESENCE_PERMISSION },
    summary: 'Quién está en línea ahora, con el total y el total por rol.',
    body: Schema.Struct({ ...onlineList.fields, ...page }),
    answer: pageOf(OnLine, {
      /** Whoever is on line, whatever is asked for. */
      en_linea: Schema.Int,
      por_rol: Schema.Array(Schema.Struct({ rol: Schema.String, total: Schema.Int })),
      /** The server's clock, from which the times are counted. */
      ahora: Instant,
    }),
  }),
  datosApartados: entry({
    method: 'GET',
    path: '/auditoria/datos-apartados',
    kind: 'read',
    access: { permission: ADMIN_PERMISSION },
    summary: 'Bases de datos que se apartaron en el servidor y que nadie ha dicho que vio.',
    answer: Schema.Array(
      Schema.Struct({ id: Schema.Int, carpeta: Schema.String, quien: Schema.String, anotado_at: Instant }),
    ),
  }),
  datosApartadosVistos: entry({
    method: 'POST',
    path: '/auditoria/datos-apartados/vistos',
    kind: 'write',
    repeat: { naturalKey: 'Dice hasta qué entrada se vio: repetirlo dice lo mismo.' },
    access: { permission: ADMIN_PERMISSION },
    summary: 'Quien administra vio que se apartaron datos. Queda en la auditoría.',
    body: Schema.Struct({ hasta: EntryId }),
    answer: Schema.Struct({ mensaje: Schema.String }),
  }),
} as const
