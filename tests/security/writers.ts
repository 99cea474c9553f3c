/** Everybody who may try to write in a consultation, with what they hold, and who of them the product lets write. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { openSession } from '../support/credentials.ts'
import type { TestServer } from '../support/server.ts'
import type { Whose } from './cases.ts'

export const OWNED = ['propio', 'ajeno'] as const
export type Owned = Extract<Whose, (typeof OWNED)[number]>
const OWNER: Readonly<Record<Owned, string>> = { propio: 'medico', ajeno: 'oncologo' }
const DEMO = [
  'medico',
  'oncologo',
  'referente',
  'referencia',
  'auditor',
  'admin',
  'auxiliar',
  'farmacia',
  'hospital',
  'afiliado',
] as const

/** How a grant of `medico` stands: its days from today, and whether somebody revoked it. */
const GRANTS = {
  'sustituto vigente': { desde: 0, hasta: 5, revocada: false },
  'sustituto vencido': { desde: -5, hasta: -1, revocada: false },
  'sustituto programado': { desde: 2, hasta: 5, revocada: false },
  'sustituto revocado': { desde: 0, hasta: 5, revocada: true },
} as const
const IN_FORCE = 'sustituto vigente'

export interface Writer {
  readonly name: string
  readonly token: string | null
  readonly permissions: readonly string[]
  /** As a leave names who signs it. */
  readonly firma: { readonly nombre_medico: string; readonly documento: string }
}

const userOf = ({ db }: TestServer, email: string) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .selectAll('u')
    .select(['o.nombre', 'o.apellido', 'o.numero_documento'])
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()

const writer = async (server: TestServer, name: string, email: string): Promise<Writer> => {
  const user = await userOf(server, email)
  const session = { userId: user.id, provisional: false, now: new Date(), ip: '127.0.0.1', agente: null }
  const keys = await server.db
    .selectFrom('user_role as ur')
    .innerJoin('role_permiso as rp', 'rp.role_id', 'ur.role_id')
    .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
    .select('p.nombre')
    .where('ur.user_id', '=', user.id)
    .execute()
  return {
    name,
    token: (await openSession(server.db, session)).token,
    permissions: keys.map(({ nombre }) => nombre),
    firma: {
      nombre_medico: `${user.nombre ?? ''} ${user.apellido ?? ''}`.trim(),
      documento: user.numero_documento ?? '',
    },
  }
}

/** Another general practitioner, as `medico` is one, with a grant. */
const substitute = async (server: TestServer, name: keyof typeof GRANTS, number: number): Promise<Writer> => {
  const { db } = server
  const medico = await userOf(server, 'medico@cauce.demo')
  const like = await db
    .selectFrom('operadores as o')
    .innerJoin('users as u', 'u.operador_id', 'o.id')
    .selectAll('o')
    .where('u.id', '=', medico.id)
    .executeTakeFirstOrThrow()
  const { id: _id, firma: _firma, ...fields } = like
  const { id: operador_id } = await db
    .insertInto('operadores')
    .values({ ...fields, nombre: 'Sustituta', apellido: `Número ${number}`, numero_documento: `9900${number}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const email = `sustituta${number}@prueba.co`
  const account = { email, password: 'x', tipo_usuario: 1, operador_id, password_changed_at: new Date() }
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow()
  const roles = await db.selectFrom('user_role').select('role_id').where('user_id', '=', medico.id).execute()
  await db
    .insertInto('user_role')
    .values(roles.map(({ role_id }) => ({ user_id: id, role_id })))
    .execute()
  const { desde, hasta, revocada } = GRANTS[name]
  const today = bogotaDate(Date.now())
  const admin = await userOf(server, 'admin@cauce.demo')
  await db
    .insertInto('sustituciones')
    .values({
      titular_user_id: medico.id,
      sustituto_user_id: id,
      desde: addDays(today, desde),
      hasta: addDays(today, hasta),
      motivo: 'Vacaciones',
      otorgada_por_user_id: admin.id,
      ...(revocada ? { revocada_at: new Date(), revocada_por_user_id: admin.id } : {}),
    })
    .execute()
  return writer(server, name, email)
}

const isGrant = (name: string): name is keyof typeof GRANTS => name in GRANTS

export const prepareWriters = async (server: TestServer): Promise<readonly Writer[]> => {
  const writers: Writer[] = []
  for (const name of DEMO) writers.push(await writer(server, name, `${name}@cauce.demo`))
  for (const [index, name] of Object.keys(GRANTS).entries()) {
    if (isGrant(name)) writers.push(await substitute(server, name, index + 1))
  }
  const nobody = { name: 'anónimo', token: null, permissions: [], firma: { nombre_medico: '', documento: '' } }
  return [...writers, nobody]
}

/** Who may write by a rule of the product. */
export type MayWrite = (who: Writer, whose: Owned) => boolean

const isOwner: MayWrite = ({ name }, whose) => OWNER[whose] === name
/** The consultation's professional, or who stands in for them today. */
export const professional: MayWrite = (who, whose) =>
  isOwner(who, whose) || (who.name === IN_FORCE && whose === 'propio')
const holder =
  (key: string): MayWrite =>
  ({ permissions }) =>
    permissions.includes(key)
const either =
  (...rules: readonly MayWrite[]): MayWrite =>
  (who, whose) =>
    rules.some((rule) => rule(who, whose))
/** Somebody else, with a registration: the administrator of the demo has none. */
const signer: MayWrite = (who, whose) =>
  who.permissions.includes('ordenamiento.segundaFirma') && !isOwner(who, whose) && who.name !== 'admin'
/** The calls that somebody else than the professional of the consultation writes with, and by what right. */
export const OTHER_RULES: Readonly<Record<string, MayWrite>> = {
  // What one keeps for oneself.
  'historia.guardarPlantilla': isOwner,
  'historia.eliminarPlantilla': isOwner,
  'favoritos.eliminar': isOwner,
  'conjuntos.eliminar': isOwner,
  // What was ordered is annulled by who ordered it, or by an administrator, who orders nothing with it; then each step has its key.
  'ordenamiento.moverLinea (anular)': either(isOwner, holder('admin.enter')),
  'ordenamiento.moverLinea (anular un código propio)': either(isOwner, holder('admin.enter')),
  'ordenamiento.moverLinea (aprobar)': holder('autorizacion.auditoria'),
  'ordenamiento.moverLinea (agendar)': holder('cita.afiliados'),
  'ordenamiento.moverLinea (prestar)': holder('prestadores.menu'),
  'firmas.mover': signer,
  'firmas.enterado': isOwner,
  'historico.entregar': holder('medicamentos.entregar'),
  'antecedentes.anotarAlergia (sin consulta)': holder('antecedentes.sinConsulta'),
  'antecedentes.responderAlergias (sin consulta)': holder('antecedentes.sinConsulta'),
  'antecedentes.anotarEstado (sin consulta)': holder('antecedentes.sinConsulta'),
  'antecedentes.anotarToma (sin consulta)': holder('antecedentes.sinConsulta'),
  'antecedentes.negarTomas (sin consulta)': holder('antecedentes.sinConsulta'),
  'antecedentes.cerrar (sin consulta)': holder('antecedentes.sinConsulta'),
  'incapacidades.anular': either(isOwner, holder('incapacidades.anular')),
}

/** Printing keeps the paper that is handed over: it is a reading, and is served to who may read. */
const readers = (...pages: readonly string[]): MayWrite =>
  either(professional, holder('consultas.todas'), ...pages.map(holder))
export const PRINTING = 'pdf.generar'
const PAGES: Readonly<Record<string, MayWrite>> = {
  'pdf.generar (incapacidad)': readers('historico.incapacidades'),
  'pdf.generar (historia)': readers('historico.atenciones'),
  'pdf.generar (historia completa)': holder('historico.atenciones'),
}
export const mayPrint =
  (title: string): MayWrite =>
  (who, whose) =>
    who.permissions.includes('blog.vista') && (PAGES[title] ?? readers())(who, whose)
