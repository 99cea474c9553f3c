/** People who sign in, their permissions, their sessions and codes, and what each of them did. */
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  DefaultedJson,
  Json,
  Nullable,
  NullableTimestamp,
  Timestamp,
} from './columns.ts'

export interface AccessTables {
  operadores: {
    id: Id
    nombre: string
    apellido: string
    tipo_documento_id: number
    numero_documento: string
    cargo: Nullable<string>
    area: Nullable<string>
    especialidad: Nullable<string>
    registro_profesional: Nullable<string>
    profesion: Nullable<string>
    email_recuperacion: Nullable<string>
    telefono_recuperacion: Nullable<string>
    rep_id: Nullable<number>
    firma: Nullable<Buffer>
    datos_actualizados_at: NullableTimestamp
  }
  users: {
    id: Id
    email: string
    password: string
    tipo_usuario: number
    activo: Defaulted<boolean>
    password_changed_at: NullableTimestamp
    intentos_fallidos: Defaulted<number>
    bloqueado_hasta: NullableTimestamp
    operador_id: Nullable<number>
    afiliado_id: Nullable<number>
    created_at: CreatedAt
    version: Defaulted<number>
    preferencias: DefaultedJson
    totp_secreto: Nullable<Buffer>
    totp_pendiente: Nullable<Buffer>
    totp_activo_at: NullableTimestamp
    totp_ultimo_paso: Nullable<number>
    ultimo_ingreso_at: NullableTimestamp
    /** What is searched, and by what names are sorted: without accents or case, kept by the database. */
    busqueda: Defaulted<string>
    nombre_orden: Defaulted<string>
  }
  permisos: { id: Id; nombre: string; descripcion: Nullable<string> }
  roles: { id: Id; nombre: string; descripcion: Nullable<string>; version: Defaulted<number> }
  role_permiso: { role_id: number; permiso_id: number }
  user_role: { user_id: number; role_id: number }
  sesiones: {
    id: Id
    token_hash: Buffer
    user_id: number
    provisional: boolean
    ip: Nullable<string>
    agente: Nullable<string>
    creada_at: DefaultedTimestamp
    ultima_actividad_at: DefaultedTimestamp
    expira_at: Timestamp
    revocada_at: NullableTimestamp
    confirmada_at: NullableTimestamp
    /** SHA-256 of the cookie of the browser that opened it. */
    acompanante_hash: Nullable<Buffer>
    /** The program that opened it, whose key it asks for instead. */
    cliente_id: Nullable<number>
  }
  /** Windows that a server process holds open for a session. */
  conexiones: { sesion_id: number; proceso: string; ventanas: number; latido_at: Timestamp }
  codigos_acceso: {
    id: Id
    sesion_id: number
    codigo_hash: Buffer
    expira_at: Timestamp
    intentos: Defaulted<number>
    usado_at: NullableTimestamp
    created_at: DefaultedTimestamp
  }
  contrasenas_anteriores: { id: Id; user_id: number; password: string; created_at: DefaultedTimestamp }
  recuperaciones: {
    id: Id
    user_id: number
    token_hash: Buffer
    expira_at: Timestamp
    usado_at: NullableTimestamp
    ip: Nullable<string>
    created_at: DefaultedTimestamp
  }
  codigos_recuperacion: {
    id: Id
    user_id: number
    codigo_hash: Buffer
    usado_at: NullableTimestamp
    created_at: DefaultedTimestamp
  }
  clientes: {
    id: Id
    nombre: string
    descripcion: Nullable<string>
    clave_hash: Buffer
    clave_final: string
    activo: Defaulted<boolean>
    demo: Defaulted<boolean>
    version: Defaulted<number>
    ultimo_uso_at: NullableTimestamp
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
  }
  cargas_usuarios: {
    id: Id
    user_id: number
    nombre: string
    huella: string
    estado: Defaulted<'revisada' | 'en_curso' | 'cancelada' | 'terminada'>
    created_at: DefaultedTimestamp
    updated_at: DefaultedTimestamp
  }
  cargas_usuarios_lineas: {
    carga_id: number
    linea: number
    celdas: Json
    accion: 'crear' | 'actualizar' | 'sin_cambios' | 'rechazar'
    hecha: Defaulted<boolean>
    cambios: DefaultedJson
    errores: DefaultedJson
    user_id: Nullable<number>
  }
  /** Who stands in for a professional; both days count. */
  sustituciones: {
    id: Id
    titular_user_id: number
    sustituto_user_id: number
    desde: string
    hasta: string
    motivo: string
    otorgada_por_user_id: number
    otorgada_at: DefaultedTimestamp
    revocada_at: NullableTimestamp
    revocada_por_user_id: Nullable<number>
  }
  /** Who did what to what, and with whose data. */
  auditoria: {
    id: Id
    user_id: Nullable<number>
    accion: string
    recurso: string
    recurso_id: Nullable<string>
    afiliado_id: Nullable<number>
    detalle: DefaultedJson
    ip: Nullable<string>
    agente: Nullable<string>
    created_at: CreatedAt
  }
}
