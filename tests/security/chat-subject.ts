/** A chat, a message that is on its way, and a referral with a file, of one owner: new for every call. */
import type { Kysely } from 'kysely'
import { EMPTY_PANEL } from '@cauce/domain/referral/empty-panel'
import { bogotaDate, formatTime } from '@cauce/domain/calendar/bogota'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { openDiskStore } from '../../apps/api/src/files/disk-store.ts'
import type { TestServer } from '../support/server.ts'
import type { Whose } from './cases.ts'
import { wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

const ABSENT = 2_000_000_000
const OWNERS: Readonly<Record<Whose, string>> = {
  propio: 'medico@cauce.demo',
  ajeno: 'oncologo@cauce.demo',
  ausente: 'medico@cauce.demo',
}
const MANAGER = 'referente@cauce.demo'
const AN_HOUR_MS = 3_600_000

export interface ChatSubject {
  readonly dueno: number
  /** Of the owner and somebody who calls nobody. */
  readonly canal: number
  readonly mensaje: number
  /** A message whose file has not arrived. */
  readonly porEnviar: number
  /** File of {@link porEnviar}. */
  readonly porLlegar: string
  /** File of {@link mensaje}. */
  readonly archivo: string
  readonly referencia: number
  readonly afiliado: number
  /** What a save of the referral carries. */
  readonly panel: object
  readonly formulario: object
  /** Somebody to talk to. */
  readonly otro: number
}

const PANEL = { ...EMPTY_PANEL, tipo_solicitud: 'Remision Mayor complejidad' }

let number = 0
/** A key of the store that nothing else has. */
const newKey = (): string => {
  const id = crypto.randomUUID()
  return `${id.slice(0, 2)}/${id}.pdf`
}

const userId = async (db: Kysely<DB>, email: string): Promise<number> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** A colleague whom no other chat knows: each subject is of two people who never spoke. */
const newColleague = async (db: Kysely<DB>): Promise<number> => {
  number += 1
  const { id: operador_id } = await db
    .insertInto('operadores')
    .values({ nombre: 'Colega', apellido: 'De Prueba', tipo_documento_id: 1, numero_documento: `colega-${number}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('users')
    .values({ email: `colega-${number}@prueba.co`, password: '', tipo_usuario: 1, operador_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role = db.selectFrom('roles').select('id').where('nombre', '=', 'Médico general')
  await db.insertInto('user_role').values({ user_id: id, role_id: role }).execute()
  return id
}

const PDF = wholePdf()

const newChannel = async ({ db, config }: TestServer, owner: number) => {
  const other = await newColleague(db)
  const { id: canal } = await db
    .insertInto('canales')
    .values({ user_crea_id: owner, user_recibe_id: other })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('canal_miembros')
    .values([owner, other].map((user_id) => ({ canal_id: canal, user_id })))
    .execute()
  const { id: mensaje } = await db
    .insertInto('mensajes')
    .values({ canal_id: canal, user_id: other, mensaje: 'Buenos días, le envío el reporte' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const archivo = await openDiskStore(config.dataDir).saveFile(PDF, 'pdf')
  await db
    .insertInto('mensaje_adjuntos')
    .values({
      mensaje_id: mensaje,
      nombre: 'reporte.pdf',
      ruta: archivo,
      tipo: 'application/pdf',
      tamano: PDF.length,
      sha256: '',
    })
    .execute()
  await db
    .updateTable('canales')
    .set({ ultimo_mensaje_id: mensaje, ultimo_at: new Date() })
    .where('id', '=', canal)
    .execute()
  // One at a time: a person may not leave many unfinished.
  await db.deleteFrom('mensajes_por_enviar').where('user_id', '=', owner).execute()
  const { id: porEnviar } = await db
    .insertInto('mensajes_por_enviar')
    .values({ canal_id: canal, user_id: owner, mensaje: '', expira_at: new Date(Date.now() + AN_HOUR_MS) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const porLlegar = newKey()
  await db
    .insertInto('archivos_por_enviar')
    .values({ mensaje_por_enviar_id: porEnviar, nombre: 'otro.pdf', ruta: porLlegar, tamano: 9 })
    .execute()
  return { canal, mensaje, archivo, porEnviar, porLlegar, otro: await newColleague(db) }
}

const newReferral = async (db: Kysely<DB>, owner: number) => {
  const { id: afiliado } = await db
    .selectFrom('afiliados')
    .select('id')
    .where('tipo_afiliado_id', '=', 2)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id: cie10 } = await db.selectFrom('cie10').select('id').where('codigo', '=', 'O141').executeTakeFirstOrThrow()
  // Of no site: whoever works at one does not reach it by that.
  const { id: referencia, created_at } = await db
    .insertInto('referencias')
    .values({
      afiliado_id: afiliado,
      rep_id: null,
      user_id: owner,
      tipo_anexo_id: 3,
      tipo_solicitud: PANEL.tipo_solicitud,
      especialidad_remision: 'Ginecobstetricia',
      descripcion: 'Preeclampsia severa',
      estado: REFERRAL_STATES.following,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  await db.insertInto('referencia_cie10s').values({ referencia_id: referencia, cie10_id: cie10, orden: 1 }).execute()
  const { id: canal } = await db
    .insertInto('canales')
    .values({ tipo: 1, user_crea_id: owner, referencia_id: referencia })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('canal_miembros').values({ canal_id: canal, user_id: owner }).execute()
  number += 1
  const accepted = {
    codigo_remision: `CR-PRUEBA-${number}`,
    fecha_aceptacion: bogotaDate(created_at.getTime()),
    hora_aceptacion: formatTime(created_at.getTime()),
    nombre_acepta: 'Dra. C. Uribe',
    cargo: 'Jefe de UCI',
    institucion_acepta_rep_id: 1,
  }
  const formulario = {
    afiliado_id: afiliado,
    tipo_anexo_id: 3,
    tipo_solicitud: PANEL.tipo_solicitud,
    especialidad_remision: 'Ginecobstetricia',
    cie10s: [cie10],
    descripcion: 'Preeclampsia severa',
    datos: {},
    adjuntos: [],
  }
  return { referencia, afiliado, panel: { ...PANEL, ...accepted, version: 1 }, formulario }
}

/** Of the callers who move referrals one signs, who in the demo does not. */
const registerManager = (db: Kysely<DB>) =>
  db
    .updateTable('operadores')
    .set({ registro_profesional: 'RM 05-2011-2204', profesion: 'medicina' })
    .where('id', '=', (users) => users.selectFrom('users').select('operador_id').where('email', '=', MANAGER))
    .execute()

export const chatSubject = async (server: TestServer, whose: Whose): Promise<ChatSubject> => {
  const { db } = server
  await registerManager(db)
  const owner = await userId(db, OWNERS[whose])
  const made = { dueno: owner, ...(await newChannel(server, owner)), ...(await newReferral(db, owner)) }
  if (whose !== 'ausente') return made
  return {
    ...made,
    dueno: ABSENT,
    canal: ABSENT,
    mensaje: ABSENT,
    porEnviar: ABSENT,
    archivo: newKey(),
    referencia: ABSENT,
    afiliado: ABSENT,
    formulario: { ...made.formulario, afiliado_id: ABSENT },
    otro: ABSENT,
  }
}
