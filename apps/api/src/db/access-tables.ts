/** People who sign in, their permissions, their sessions and codes. */
import type { CreatedAt, Defaulted, DefaultedTimestamp, Id, Nullable, NullableTimestamp, Timestamp } from './columns.ts'

export interface AccessTables {
  operadores: {
    id: Id
    nombre: string
    apellido: string
    tipo_documento_id: number
    numero_documento: string
    cargo: Nullable<string>
    especialidad: Nullable<string>
    registro_profesional: Nullable<string>
    email_recuperacion: Nullable<string>
    telefono_recuperacion: Nullable<string>
    rep_id: Nullable<number>
    firma: Nullable<Buffer>
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
  }
  permisos: { id: Id; nombre: string; descripcion: Nullable<string> }
  roles: { id: Id; nombre: string; descripcion: Nullable<string> }
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
  }
  codigos_acceso: {
    id: Id
    sesion_id: number
    codigo_hash: Buffer
    expira_at: Timestamp
    intentos: Defaulted<number>
    usado_at: NullableTimestamp
    created_at: DefaultedTimestamp
  }
}
