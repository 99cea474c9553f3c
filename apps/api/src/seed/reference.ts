/** Small fixed tables that every installation has: states, kinds, permissions and roles. */
import type { Kysely } from 'kysely'
import { ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import { ConsultationStatus } from '@cauce/domain/consultation/consultation-status'
import { STATUS_NAMES } from '@cauce/domain/oncology/names'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { REFERRAL_CONSULTATION } from '@cauce/domain/referral/consultation'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import type { DB } from '../db/tables.ts'
import { insertAll } from './insert.ts'
import * as ofModules from './role-keys.ts'

const AFFILIATE_TYPES = [
  [1, 'Beneficiario'],
  [2, 'Cotizante'],
  [3, 'Beneficiario adicional'],
  [4, 'Fallecido'],
  [6, 'Beneficiario sustituto'],
] as const

const AFFILIATE_STATES = [
  [1, 'Activo'],
  [2, 'Suspendido'],
  [3, 'Retirado'],
  [4, 'Fallecido'],
  [5, 'Protección laboral'],
  [6, 'En trámite'],
] as const

/** Id, name and where the care takes place. */
const CONSULTATION_TYPES = [
  [1, 'Medicina general, primera vez', 'ambulatoria'],
  [2, 'Medicina general, control', 'ambulatoria'],
  [3, 'Consulta prioritaria', 'ambulatoria'],
  [4, 'Consulta especializada', 'ambulatoria'],
  [5, 'Oncología', 'ambulatoria'],
  [6, 'Urgencias', 'urgencias'],
  [87, 'Junta médica (solo procedimientos)', 'ambulatoria'],
  [REFERRAL_CONSULTATION.id, REFERRAL_CONSULTATION.nombre, REFERRAL_CONSULTATION.ambito],
] as const

const CONSULTATION_STATES = [
  [ConsultationStatus.toConfirm, 'Por confirmar'],
  [ConsultationStatus.waiting, 'En sala'],
  [ConsultationStatus.inProgress, 'En consulta'],
  [ConsultationStatus.attended, 'Atendida'],
  [ConsultationStatus.missed, 'No asistió'],
] as const

/** Keys of `PERMISSIONS` by the name of the role of a new installation that has them. */
export type RoleKeys = Readonly<Partial<Record<string, readonly string[]>>>

interface Role {
  readonly nombre: string
  readonly descripcion: string
  /** Keys of `PERMISSIONS`. */
  readonly permisos: readonly string[]
}

const CLINICIAN = [
  'blog.vista',
  'antecedentes.registrar',
  'panelmedico.atenciones',
  'panelMedico.asistenciaEducativa',
  'panelMedico.demandaInducida',
  'agendamiento.medico',
  'historico.atenciones',
  'historico.consentimientos',
  'historico.incapacidades',
  'historico.interoperabilidadHc',
  'historico.laboratorios',
  'historico.ordenes',
  'historico.repositorio',
  'referencia.menu',
  'referencia.registro',
  'referencia.seguimientos',
  'farmacia.menu.vista',
  'farmacia.vademecum',
  'farmacia.farmacovigilancia',
  'historico.medicamentosParciales',
  'teleapoyo.vista',
  'telesalud.crearTelesalud',
  'telesalud.pendientes',
  'telesalud.solucionados',
  'eventoAdverso.menu',
  'evento.reporteEvento',
  'mesaAyuda.menu',
  'mesaAyuda.radicarSolicitud',
  'mesaAyuda.misSolicitudes',
] as const

const REFERRAL = [
  'blog.vista',
  'referencia.menu',
  'referencia.procesado',
  'referencia.registro',
  'referencia.reportes',
  'referencia.seguimientos',
  REFERRAL_PERMISSION,
  'historico.atenciones',
  'historico.ordenes',
  'prestadores.menu',
  'prestadores.prestadores',
] as const

/** Refers patients from a hospital and follows their way. */
const HOSPITAL = [
  'blog.vista',
  'antecedentes.registrar',
  'referencia.menu',
  'referencia.procesado',
  'referencia.registro',
  'referencia.seguimientos',
] as const

/** Hands medicines over and reads what their order says. */
const PHARMACY = [
  'antecedentes.registrar',
  'antecedentes.sinConsulta',
  'farmacia.menu.vista',
  'historico.atenciones',
  'historico.medicamentosParciales',
  'medicamentos.entregar',
] as const

/** Everything that an affiliate does alone. */
const SELF_SERVICE = PERMISSIONS.filter((key) => key.startsWith('autogestion.'))

const GENERAL: readonly Role[] = [
  { nombre: ADMINISTRATOR_ROLE, descripcion: 'Todos los permisos', permisos: PERMISSIONS },
  {
    nombre: 'Médico general',
    descripcion: 'Atiende y ordena',
    permisos: [...CLINICIAN, 'referencia.procesado'],
  },
  {
    nombre: 'Oncólogo',
    descripcion: 'Atiende, ordena y formula esquemas',
    permisos: CLINICIAN,
  },
  { nombre: 'Gestor de referencia', descripcion: 'Gestiona remisiones', permisos: REFERRAL },
  { nombre: 'Auxiliar', descripcion: 'Asigna citas', permisos: ['cita.afiliados'] },
  {
    nombre: 'Auditor médico',
    descripcion: 'Aprueba o niega lo que pasa a auditoría',
    permisos: [
      'autorizacion.auditoria',
      'blog.vista',
      'consultas.todas',
      'incapacidades.anular',
      'historico.atenciones',
      'historico.consentimientos',
      'historico.incapacidades',
      'historico.ordenes',
      'historico.reportes',
    ],
  },
  { nombre: 'Afiliado', descripcion: 'Autogestión', permisos: SELF_SERVICE },
  { nombre: 'Regente de farmacia', descripcion: 'Entrega medicamentos', permisos: PHARMACY },
  { nombre: 'Clínico de hospital', descripcion: 'Registra y sigue las remisiones de su sede', permisos: HOSPITAL },
  {
    nombre: 'Auxiliar de aseguramiento',
    descripcion: 'Busca afiliados, comprueba derechos y radica novedades',
    permisos: [],
  },
  {
    nombre: 'Coordinador de aseguramiento',
    descripcion: 'Verifica lo que otra persona radicó y mantiene las causas',
    permisos: [],
  },
  {
    nombre: 'Médico de segundo concepto',
    descripcion: 'Decide autorizaciones y confirma o rechaza lo que otro propuso negar',
    permisos: [],
  },
]

const keysOfModules = (nombre: string): readonly string[] =>
  Object.values<RoleKeys>(ofModules).flatMap((keys) => keys[nombre] ?? [])

/** The roles of a new installation, with what each module gives to them; an administrator changes them later. */
export const ROLES: readonly Role[] = GENERAL.map((role) => ({
  ...role,
  permisos: [...new Set([...role.permisos, ...keysOfModules(role.nombre)])],
}))

const named = (pairs: readonly (readonly [number, string])[]) => pairs.map(([id, nombre]) => ({ id, nombre }))

/** Row number of a role or permission, from 1. */
const place = (list: readonly unknown[], value: unknown): number => list.indexOf(value) + 1

export const seedReference = async (db: Kysely<DB>): Promise<void> => {
  await insertAll(
    db,
    'estados',
    Object.entries(STATUS_NAMES).map(([id, nombre]) => ({ id: Number(id), nombre })),
  )
  await insertAll(db, 'tipos_afiliado', named(AFFILIATE_TYPES))
  await insertAll(db, 'estados_afiliado', named(AFFILIATE_STATES))
  await insertAll(
    db,
    'tipos_consulta',
    CONSULTATION_TYPES.map(([id, nombre, ambito]) => ({ id, nombre, ambito })),
  )
  await insertAll(db, 'estados_consulta', named(CONSULTATION_STATES))
  await insertAll(
    db,
    'permisos',
    PERMISSIONS.map((nombre) => ({ id: place(PERMISSIONS, nombre), nombre })),
  )
  await insertAll(
    db,
    'roles',
    ROLES.map(({ nombre, descripcion }, index) => ({ id: index + 1, nombre, descripcion })),
  )
  await insertAll(
    db,
    'role_permiso',
    ROLES.flatMap((role, index) =>
      role.permisos.map((permiso) => ({ role_id: index + 1, permiso_id: place(PERMISSIONS, permiso) })),
    ),
  )
}
