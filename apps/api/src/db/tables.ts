/** The tables as the queries see them; written by hand from `migrations/`. Column names are the wire names. */
import type { AccessTables } from './access-tables.ts'
import type { CatalogTables } from './catalog-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { AuthorisationTables } from './authorisation-tables.ts'
import type { InsuranceTables } from './insurance-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { LoadTables } from './load-tables.ts'
import type { LetterTables } from './letter-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { KeptLater, MasterTables } from './master-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { AntecedentTables } from './antecedent-tables.ts'
import type { RecordTables } from './record-tables.ts'
import type { TermTables } from './term-tables.ts'
import type { WorkTables } from './work-tables.ts'
import type {
  CreatedAt,
  Defaulted,
  DefaultedTimestamp,
  Id,
  Nullable,
  NullableTimestamp,
  Numeric,
  Timestamp,
} from './columns.ts'

interface CodeName {
  id: number
  codigo: string
  nombre: string
}
interface IdName {
  id: number
  nombre: string
}

export interface DB
  extends
    AccessTables,
    AntecedentTables,
    CatalogTables,
    ContentTables,
    AuthorisationTables,
    InsuranceTables,
    LedgerTables,
    LoadTables,
    LetterTables,
    MailTables,
    MasterTables,
    OrderTables,
    RecordTables,
    TermTables,
    ChatTables,
    WorkTables {
  entidades: CodeName & KeptLater
  departamentos: CodeName
  municipios: CodeName & { departamento_id: number; busqueda: string }
  tipos_documento: CodeName
  tipos_consulta: IdName & { ambito: Nullable<string> }
  estados_consulta: IdName
  estados: IdName & { descripcion: Nullable<string>; activo: Defaulted<boolean>; version: Defaulted<number> }
  prestadores: { id: Id; nit: string; nombre: string }
  reps: {
    id: Id
    prestador_id: number
    codigo: string
    nombre: string
    direccion: Nullable<string>
    telefono1: Nullable<string>
    telefono2: Nullable<string>
    correo1: Nullable<string>
    correo2: Nullable<string>
    municipio_id: number
    activo: Defaulted<boolean>
    busqueda: string
    propia: Defaulted<boolean>
    version: Defaulted<number>
  }
  contratos: {
    id: Id
    entidad_id: number
    rep_id: number
    servicio: string
    prioridad: Defaulted<number>
    vigente_desde: string
    vigente_hasta: Nullable<string>
  }
  afiliados: {
    id: Id
    primer_nombre: string
    segundo_nombre: Nullable<string>
    primer_apellido: string
    segundo_apellido: Nullable<string>
    tipo_documento_id: number
    numero_documento: string
    sexo: string
    fecha_nacimiento: string
    tipo_afiliado_id: number
    estado_afiliado_id: number
    entidad_id: number
    municipio_atencion_id: Nullable<number>
    municipio_afiliacion_id: Nullable<number>
    ips_id: Nullable<number>
    correo1: Nullable<string>
    correo2: Nullable<string>
    celular1: Nullable<string>
    celular2: Nullable<string>
    direccion: Nullable<string>
    colegio_id: Nullable<number>
    regimen_prestacional: Defaulted<string>
    alergias_preguntadas_at: NullableTimestamp
    datos_actualizados_at: NullableTimestamp
    demo: Defaulted<boolean>
    busqueda: string
    fecha_afiliacion: Defaulted<string>
    zona: Nullable<string>
    estrato: Nullable<number>
    version: Defaulted<number>
  }
  clasificaciones_afiliado: { id: Id; afiliado_id: number; nombre: string; descripcion: string }
  cups: {
    id: Id
    codigo: string
    nombre: string
    servicio: string
    requiere_auditoria: Defaulted<number>
    requiere_consentimiento: Defaulted<number>
    cantidad_maxima: Defaulted<number>
    sexo: Defaulted<string>
    ambito: Defaulted<string>
    lista_tabular: Defaulted<boolean>
    activo: Defaulted<boolean>
    busqueda: string
  }
  recomendaciones_cups: { id: Id; cup_id: number; texto: string; version: Defaulted<number> }
  consentimientos_textos: {
    id: Id
    cup_id: number
    version: number
    riesgo: string
    descripcion: string
    beneficios: string
    riesgos: string
    alternativas: string
    riesgo_no_aceptar: string
    informacion: string
    recomendaciones: string
    huella: string
    vigente_desde: string
  }
  consultas: {
    id: Id
    afiliado_id: number
    tipo_consulta_id: number
    estado_id: number
    medico_user_id: number
    rep_id: Nullable<number>
    fecha_hora: Timestamp
    motivo: string
    demo: Defaulted<boolean>
    created_at: CreatedAt
  }
  medidas: {
    consulta_id: number
    fecha: string
    peso: Numeric
    talla: Numeric
    imc: Numeric
    isc: Numeric
    perimetro_abdominal: Numeric
    presion_sistolica: Nullable<number>
    presion_diastolica: Nullable<number>
    frecuencia_cardiaca: Nullable<number>
    frecuencia_respiratoria: Nullable<number>
    temperatura: Numeric
    saturacion_oxigeno: Nullable<number>
    dolor: Nullable<number>
    perimetro_cefalico: Numeric
    altura_uterina: Numeric
    frecuencia_fetal: Nullable<number>
  }
  ordenes: {
    id: Id
    consulta_id: number
    afiliado_id: number
    tipo_orden_id: number
    user_id: number
    created_at: CreatedAt
  }
  orden_procedimientos: {
    id: Id
    orden_id: number
    afiliado_id: number
    cup_id: number
    cantidad: number
    observacion: string
    rep_id: Nullable<number>
    direccionamiento_id: Nullable<number>
    direccionamieno_automatico: Defaulted<boolean>
    regla_direccionamiento: string
    motivo_direccionamiento: string
    fecha_vigencia: string
    fecha_vencimiento: string
    estado_id: number
    estado_desde: DefaultedTimestamp
    estado_motivo: Nullable<string>
    historico_id: Nullable<number>
    repeticion: Defaulted<number>
    requiere_consentimiento: Defaulted<boolean>
    consentimiento: Defaulted<string>
    created_at: CreatedAt
  }
  orden_movimientos: {
    id: Id
    orden_procedimientos_id: Nullable<number>
    orden_articulos_id: Nullable<number>
    orden_codigo_propio_id: Nullable<number>
    orden_esquema_lineas_id: Nullable<number>
    evento: string
    de_estado_id: Nullable<number>
    a_estado_id: number
    user_id: number
    motivo: Nullable<string>
    created_at: CreatedAt
  }
  direccionamientos: {
    id: Id
    orden_procedimientos_id: Nullable<number>
    orden_articulos_id: Nullable<number>
    orden_codigo_propio_id: Nullable<number>
    orden_esquemas_id: Nullable<number>
    rep_anterior_id: Nullable<number>
    rep_id: number
    regla: string
    motivo: string
    user_id: number
    created_at: CreatedAt
  }
  documentos: {
    id: Id
    codigo: string
    clase: string
    titulo: string
    estado: Defaulted<string>
    sha256: string
    archivo: string
    tamano: number
    nombre: string
    afiliado_id: Nullable<number>
    orden_id: Nullable<number>
    orden_procedimientos_id: Nullable<number>
    orden_articulos_id: Nullable<number>
    orden_codigo_propio_id: Nullable<number>
    incapacidad_id: Nullable<number>
    referencia_id: Nullable<number>
    consulta_id: Nullable<number>
    carta_id: Nullable<number>
    user_id: Nullable<number>
    created_at: CreatedAt
  }
  consentimientos: {
    id: Id
    orden_id: number
    orden_procedimientos_id: number
    cup_id: number
    texto_id: number
    version: number
    huella: string
    estado: string
    aceptacion_consentimiento: string
    firmante: string
    tipo_documento_representante: Nullable<string>
    numero_documento_representante: Nullable<string>
    nombre_representante: Nullable<string>
    parentesco: Nullable<string>
    asentimiento: Nullable<string>
    declaracion_a: string
    declaracion_b: string
    declaracion_c: string
    nombre_profesional: Nullable<string>
    firma: Buffer
    user_id: number
    ip: Nullable<string>
    agente: Nullable<string>
    documento_id: Nullable<number>
    entregado_at: NullableTimestamp
    firmado_at: NullableTimestamp
    sesion_id: Nullable<number>
    created_at: CreatedAt
  }
  migraciones: { nombre: string; huella: string; aplicada_at: CreatedAt }
}
