/** The invented people: users with their roles, and affiliates with their allergies. */
import type { Kysely } from 'kysely'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Profession } from '@cauce/domain/access/professions'
import { AffiliateState } from '@cauce/domain/insurance/affiliate-state'
import { AFFILIATE_USER_KIND } from '@cauce/domain/session/user'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import type { DB } from '../../db/tables.ts'
import { hashPassword } from '../../modules/auth/password.ts'
import { insertAll } from '../insert.ts'
import { ROLES } from '../reference.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { DEMO_INSURER, type SiteIds } from './network.ts'
import { SIGNATURES, signatureImage } from './signature-image.ts'

/** The password of every demo user, written in the README. */
export const DEMO_PASSWORD = 'Cauce.2026*'
/** The doctor to whom the story belongs. */
export const DEMO_DOCTOR = 'medico@cauce.demo'
/** Has not left a recovery address: sees the reminder of the top bar. */
const WITHOUT_RECOVERY = 'auxiliar@cauce.demo'
const OPERATOR_USER_KIND = 1
/** For how long the last of them has been affiliated, and how many days more each one before. */
const MEMBER_DAYS = 720
const MEMBER_STEP = 41

interface DemoOperator {
  readonly email: string
  readonly rol: (typeof ROLES)[number]['nombre']
  readonly nombre: string
  readonly apellido: string
  readonly documento: string
  readonly cargo: string
  readonly especialidad: string | null
  readonly registro: string | null
  /** Only of who signs. */
  readonly profesion?: Profession
  readonly sede: string
  readonly firma: keyof typeof SIGNATURES | null
  /** Left none: the bell of the top bar recommends one. */
  readonly sinCorreo?: true
}

// prettier-ignore
const OPERATORS: readonly DemoOperator[] = [
  { email: 'medico@cauce.demo', rol: 'Médico general', nombre: 'Laura', apellido: 'Restrepo Mejía', documento: '1037580214', cargo: 'Médica general', especialidad: 'Medicina general', registro: 'RM 05-2014-1187', profesion: 'medicina', sede: 'Sede Laureles', firma: 'laura' },
  { email: 'oncologo@cauce.demo', rol: 'Oncólogo', nombre: 'Andrés', apellido: 'Villa Cadavid', documento: '71774309', cargo: 'Médico especialista', especialidad: 'Oncología clínica', registro: 'RM 05-2006-0342', profesion: 'medicina', sede: 'Instituto Oncológico San Lázaro', firma: 'andres' },
  { email: 'referente@cauce.demo', rol: 'Gestor de referencia', nombre: 'Catalina', apellido: 'Muñoz Ramírez', documento: '43872651', cargo: 'Gestora de referencia', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null },
  { email: 'auxiliar@cauce.demo', rol: 'Auxiliar', nombre: 'Yesenia', apellido: 'Caro Peña', documento: '1128417790', cargo: 'Auxiliar administrativa', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null, sinCorreo: true },
  { email: 'admin@cauce.demo', rol: 'Administrador', nombre: 'Mauricio', apellido: 'Londoño Arbeláez', documento: '98667123', cargo: 'Administrador del sistema', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null },
  { email: 'auditor@cauce.demo', rol: 'Auditor médico', nombre: 'Beatriz Helena', apellido: 'Correa Sierra', documento: '42763905', cargo: 'Médica auditora', especialidad: 'Auditoría en salud', registro: 'RM 05-1998-0916', profesion: 'medicina', sede: 'Sede Laureles', firma: 'beatriz' },
  { email: 'vencido@cauce.demo', rol: 'Auxiliar', nombre: 'Jairo', apellido: 'Bedoya Gil', documento: '70563418', cargo: 'Auxiliar administrativo', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null },
  { email: 'farmacia@cauce.demo', rol: 'Regente de farmacia', nombre: 'Diana Marcela', apellido: 'Ospina Franco', documento: '1017244936', cargo: 'Regente de farmacia', especialidad: null, registro: null, sede: 'Farmacia Laureles', firma: null },
  { email: 'referencia@cauce.demo', rol: 'Gestor de referencia', nombre: 'Andrés', apellido: 'Loaiza', documento: '71389042', cargo: 'Médico regulador', especialidad: 'Medicina general', registro: 'RM 05-2009-0731', profesion: 'medicina', sede: 'Sede Laureles', firma: null },
  { email: 'hospital@cauce.demo', rol: 'Clínico de hospital', nombre: 'Yuliana', apellido: 'Murillo Rentería', documento: '1077429183', cargo: 'Médica de urgencias', especialidad: 'Medicina general', registro: 'RM 27-2019-0418', profesion: 'medicina', sede: 'Hospital San Roque', firma: null },
  { email: 'aseguramiento@cauce.demo', rol: 'Auxiliar de aseguramiento', nombre: 'Paula Andrea', apellido: 'Giraldo Marín', documento: '1035421907', cargo: 'Auxiliar de aseguramiento', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null },
  { email: 'coordinacion@cauce.demo', rol: 'Coordinador de aseguramiento', nombre: 'Ramiro', apellido: 'Tabares Cano', documento: '71612904', cargo: 'Coordinador de aseguramiento', especialidad: null, registro: null, sede: 'Sede Laureles', firma: null },
  { email: 'auditor2@cauce.demo', rol: 'Auditor médico', nombre: 'Hernán Darío', apellido: 'Zapata Yepes', documento: '71634218', cargo: 'Médico auditor', especialidad: 'Auditoría en salud', registro: 'RM 05-2003-0512', profesion: 'medicina', sede: 'Sede Laureles', firma: null },
  { email: 'concepto@cauce.demo', rol: 'Médico de segundo concepto', nombre: 'Gloria Inés', apellido: 'Arango Botero', documento: '42998177', cargo: 'Médica de segundo concepto', especialidad: 'Medicina interna', registro: 'RM 05-1994-0288', profesion: 'medicina', sede: 'Sede Laureles', firma: null },
]
/** The affiliate users and, by document number, who they are. */
const AFFILIATE_USERS: ReadonlyMap<string, string> = new Map([
  ['afiliado@cauce.demo', '43512887'],
  ['afiliada@cauce.demo', '43987210'],
])
const AFFILIATE_ROLE = 'Afiliado'
/** Whose password is never renewed by the demo itself, so that the change that it forces can be tried. */
export const DEMO_EXPIRED = 'vencido@cauce.demo'
const EXPIRED_DAYS = 45
const DAY_MS = 86_400_000
/** In this order the users get their ids, from 1. */
const USER_ORDER = [
  'medico@cauce.demo',
  'oncologo@cauce.demo',
  'referente@cauce.demo',
  'auxiliar@cauce.demo',
  'admin@cauce.demo',
  'afiliado@cauce.demo',
  'auditor@cauce.demo',
  'afiliada@cauce.demo',
  DEMO_EXPIRED,
  'farmacia@cauce.demo',
  'referencia@cauce.demo',
  'hospital@cauce.demo',
  'aseguramiento@cauce.demo',
  'coordinacion@cauce.demo',
  'auditor2@cauce.demo',
  'concepto@cauce.demo',
] as const

export interface DemoAffiliate {
  readonly id: number
  readonly peso: number
  readonly talla: number
}

/** Affiliates by document number. */
export type Affiliates = ReadonlyMap<string, DemoAffiliate>

const roleId = (name: string): number => ROLES.findIndex(({ nombre }) => nombre === name) + 1

/** Born so that on `today` the person is `age` years old, on a day that differs from one to another. */
const bornOn = (today: CalendarDate, age: number, index: number): CalendarDate => {
  const [year = '', month = '', day = ''] = today.split('-')
  const birthday = `${Number(year) - age}-${month}-${day === '29' && month === '02' ? '28' : day}`
  return addDays(birthday, -((index * 53) % 300) - 20)
}

/** `-` nobody has any, `?` nobody asked, else `tipo:nombre:reacción:año`. */
const allergyOf = (row: SeedRow): { tipo: string; nombre: string; reaccion: string; anio: number } | null => {
  const [tipo = '', nombre, reaccion, anio] = row.text('alergias').split(':')
  return nombre === undefined || reaccion === undefined ? null : { tipo, nombre, reaccion, anio: Number(anio) }
}

/** Allergies that were told some days ago, after drugs of the kind had been ordered; the others in the year of the reaction. */
const LATE_ALLERGIES: ReadonlyMap<string, number> = new Map([['32401776', 30]])

const fullName = (row: SeedRow): string =>
  ['primer_nombre', 'segundo_nombre', 'primer_apellido', 'segundo_apellido'].map((part) => row.text(part)).join(' ')

const idsOfSchools = async (db: Kysely<DB>): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.selectFrom('colegios').select(['id', 'codigo']).execute()).map(({ id, codigo }) => [codigo, id]))

export const seedAffiliates = async (
  db: Kysely<DB>,
  sites: SiteIds,
  today: CalendarDate,
  now: Date,
): Promise<Affiliates> => {
  const rows = await readSeed('demo/afiliados.tsv')
  const kinds = await db.selectFrom('tipos_documento').select(['id', 'codigo']).execute()
  const kindIds = new Map(kinds.map(({ id, codigo }) => [codigo, id]))
  const site = (name: string): number | null => (name === '' ? null : required(sites, name, 'site'))
  const schoolIds = await idsOfSchools(db)
  const school = (code: string): number | null => (code === '' ? null : required(schoolIds, code, 'school'))
  await insertAll(
    db,
    'afiliados',
    rows.map((row, index) => ({
      id: index + 1,
      primer_nombre: row.text('primer_nombre'),
      segundo_nombre: row.orNull('segundo_nombre'),
      primer_apellido: row.text('primer_apellido'),
      segundo_apellido: row.orNull('segundo_apellido'),
      tipo_documento_id: required(kindIds, row.text('tipo_documento'), 'document type'),
      numero_documento: row.text('numero_documento'),
      sexo: row.text('sexo'),
      fecha_nacimiento: bornOn(today, row.number('edad'), index),
      tipo_afiliado_id: row.number('tipo_afiliado'),
      // Everybody came as active; what changed since is in their states (`insurance.ts`).
      estado_afiliado_id: AffiliateState.active,
      fecha_afiliacion: addDays(today, -MEMBER_DAYS - index * MEMBER_STEP),
      entidad_id: DEMO_INSURER.id,
      municipio_atencion_id: row.numberOrNull('municipio_atencion'),
      municipio_afiliacion_id: row.numberOrNull('municipio_afiliacion'),
      ips_id: site(row.text('ips')),
      colegio_id: school(row.text('colegio')),
      regimen_prestacional: row.text('regimen_prestacional'),
      correo1: row.text('correo1'),
      celular1: row.orNull('celular1'),
      datos_actualizados_at: row.orNull('celular1') === null ? null : now.toISOString(),
      alergias_preguntadas_at: row.text('alergias') === '?' ? null : now.toISOString(),
      demo: true,
      busqueda: normalizeSearch(`${fullName(row)} ${row.text('numero_documento')}`),
    })),
  )
  await insertAll(
    db,
    'alergias_afiliado',
    rows.flatMap((row, index) => {
      const allergy = allergyOf(row)
      if (allergy === null) return []
      // Written down some day of the year in which it showed, or when it was told.
      const late = LATE_ALLERGIES.get(row.text('numero_documento'))
      const day = late === undefined ? addDays(`${allergy.anio}-08-20`, (index * 17) % 90) : addDays(today, -late)
      return [{ afiliado_id: index + 1, ...allergy, created_at: `${day}T15:00:00Z` }]
    }),
  )
  await insertAll(
    db,
    'clasificaciones_afiliado',
    rows.flatMap((row, index) =>
      row
        .text('clasificaciones')
        .split(',')
        .filter((name) => name !== '')
        .map((nombre) => ({ afiliado_id: index + 1, nombre, descripcion: `Programa de ${nombre.toLowerCase()}` })),
    ),
  )
  return new Map(
    rows.map((row, index) => [
      row.text('numero_documento'),
      {
        id: index + 1,
        peso: row.number('peso'),
        talla: row.number('talla'),
      },
    ]),
  )
}

/** The allergies of the demo were written down by its doctors, one each time. */
export const signAllergies = async (db: Kysely<DB>, users: ReadonlyMap<string, number>): Promise<void> => {
  const doctors = [DEMO_DOCTOR, 'oncologo@cauce.demo'].map((email) => required(users, email, 'user'))
  const allergies = await db.selectFrom('alergias_afiliado').select('id').orderBy('id').execute()
  for (const [place, { id }] of allergies.entries()) {
    const registrada_por = doctors[place % doctors.length] ?? null
    await db.updateTable('alergias_afiliado').set({ registrada_por }).where('id', '=', id).execute()
  }
}

/** @returns the id of each user by e-mail */
export const seedUsers = async (db: Kysely<DB>, sites: SiteIds, now: Date): Promise<ReadonlyMap<string, number>> => {
  const password = await hashPassword(DEMO_PASSWORD)
  const citizen = await db
    .selectFrom('tipos_documento')
    .select('id')
    .where('codigo', '=', 'CC')
    .executeTakeFirstOrThrow()
  await insertAll(
    db,
    'operadores',
    OPERATORS.map((person, index) => ({
      id: index + 1,
      nombre: person.nombre,
      apellido: person.apellido,
      tipo_documento_id: citizen.id,
      numero_documento: person.documento,
      cargo: person.cargo,
      especialidad: person.especialidad,
      registro_profesional: person.registro,
      profesion: person.profesion ?? null,
      email_recuperacion: person.email === WITHOUT_RECOVERY ? null : person.email,
      telefono_recuperacion: `300555010${index}`,
      rep_id: required(sites, person.sede, 'site'),
      firma: person.firma === null ? null : signatureImage(SIGNATURES[person.firma]),
    })),
  )
  const operatorOf = (email: string): number | null =>
    OPERATORS.findIndex((person) => person.email === email) + 1 || null
  const affiliates = new Map(
    (await db.selectFrom('afiliados').select(['id', 'numero_documento']).execute()).map((row) => [
      row.numero_documento,
      row.id,
    ]),
  )
  const affiliateOf = (email: string): number | null => {
    const document = AFFILIATE_USERS.get(email)
    return document === undefined ? null : required(affiliates, document, 'affiliate')
  }
  await insertAll(
    db,
    'users',
    USER_ORDER.map((email, index) => ({
      id: index + 1,
      email,
      password,
      tipo_usuario: AFFILIATE_USERS.has(email) ? AFFILIATE_USER_KIND : OPERATOR_USER_KIND,
      password_changed_at: new Date(now.getTime() - (email === DEMO_EXPIRED ? EXPIRED_DAYS * DAY_MS : 0)).toISOString(),
      operador_id: operatorOf(email),
      afiliado_id: affiliateOf(email),
    })),
  )
  const roleOf = (email: string): string => OPERATORS.find((person) => person.email === email)?.rol ?? AFFILIATE_ROLE
  await insertAll(
    db,
    'user_role',
    USER_ORDER.map((email, index) => ({ user_id: index + 1, role_id: roleId(roleOf(email)) })),
  )
  return new Map(USER_ORDER.map((email, index) => [email, index + 1]))
}
