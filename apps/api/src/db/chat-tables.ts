/** Tables of the chat and of the referral of patients. Same conventions as `tables.ts`. */
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  DefaultedJson,
  Nullable,
  NullableTimestamp,
  Timestamp,
} from './columns.ts'

export interface ChatTables {
  referencias: {
    id: Id
    afiliado_id: number
    rep_id: Nullable<number>
    user_id: number
    tipo_anexo_id: number
    tipo_solicitud: Nullable<string>
    especialidad_remision: string
    descripcion: string
    datos: DefaultedJson
    estado: string
    codigo_remision: Nullable<string>
    gestor_user_id: Nullable<number>
    gestionada_at: NullableTimestamp
    fecha_aceptacion: Nullable<string>
    hora_aceptacion: Nullable<string>
    nombre_acepta: Nullable<string>
    cargo: Nullable<string>
    institucion_acepta_rep_id: Nullable<number>
    traslado_redondo: Defaulted<boolean>
    fecha_traslado_salida: Nullable<string>
    hora_traslado_salida: Nullable<string>
    fecha_traslado: Nullable<string>
    hora_traslado: Nullable<string>
    fecha_traslado_redondo_salida: Nullable<string>
    hora_traslado_redondo_salida: Nullable<string>
    fecha_redondo_traslado: Nullable<string>
    hora_traslado_redondo: Nullable<string>
    tipo_traslado: Nullable<string>
    movil_traslado: Nullable<string>
    hora_estimada_llegada: Nullable<string>
    observacion_finalizacion: Nullable<string>
    motivo_cierre: Nullable<string>
    cerrada_at: NullableTimestamp
    cerrada_user_id: Nullable<number>
    consulta_id: Nullable<number>
    version: Defaulted<number>
    demo: Defaulted<boolean>
    created_at: CreatedAt
    updated_at: DefaultedTimestamp
  }
  referencia_cie10s: { referencia_id: number; cie10_id: number; orden: number }
  referencia_adjuntos: {
    id: Id
    referencia_id: number
    nombre: string
    ruta: string
    tipo: string
    tamano: number
    sha256: string
    created_at: CreatedAt
  }
  referencia_eventos: {
    id: Id
    referencia_id: number
    clase: string
    ocurrio_at: Timestamp
    user_id: Nullable<number>
    detalle: DefaultedJson
    created_at: CreatedAt
  }
  canales: {
    id: Id
    tipo: Defaulted<number>
    user_crea_id: number
    user_recibe_id: Nullable<number>
    referencia_id: Nullable<number>
    ultimo_mensaje_id: Nullable<number>
    ultimo_at: NullableTimestamp
    created_at: CreatedAt
  }
  canal_miembros: {
    canal_id: number
    user_id: number
    leido_mensaje_id: Defaulted<number>
    leido_at: NullableTimestamp
    created_at: CreatedAt
  }
  mensajes: {
    id: Id
    canal_id: number
    user_id: number
    mensaje: string
    clave: Nullable<string>
    adjunto: Nullable<string>
    nombre_adjunto: Nullable<string>
    created_at: CreatedAt
  }
  mensaje_adjuntos: {
    id: Id
    mensaje_id: number
    nombre: string
    ruta: string
    tipo: string
    tamano: number
    sha256: string
    created_at: CreatedAt
  }
  mensajes_por_enviar: {
    id: Id
    canal_id: number
    user_id: number
    mensaje: string
    clave: Nullable<string>
    mensaje_id: Nullable<number>
    expira_at: Timestamp
    created_at: CreatedAt
  }
  archivos_por_enviar: {
    id: Id
    mensaje_por_enviar_id: number
    nombre: string
    ruta: string
    tamano: number
    recibido_at: NullableTimestamp
    sha256: Nullable<string>
  }
}
