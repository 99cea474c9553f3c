/** Files of the chat and of the referrals, by their key. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** A file of a message; undefined where the key is of none. */
export const messageFile = (db: Kysely<DB>, ruta: string) =>
  db
    .selectFrom('mensaje_adjuntos as j')
    .innerJoin('mensajes as m', 'm.id', 'j.mensaje_id')
    .select(['j.id as adjunto_id', 'j.nombre', 'j.tipo', 'j.tamano', 'm.canal_id', 'm.id as mensaje_id'])
    .where('j.ruta', '=', ruta)
    .executeTakeFirst()

/** The single file of an old message. Copied with a message it may be of several: all of them. */
export const oldMessageFiles = (db: Kysely<DB>, ruta: string) =>
  db
    .selectFrom('mensajes')
    .select(['nombre_adjunto as nombre', 'canal_id', 'id as mensaje_id'])
    .where('adjunto', '=', ruta)
    .orderBy('id')
    .limit(20)
    .execute()

/** A file of a referral. */
export const referralFile = (db: Kysely<DB>, ruta: string) =>
  db
    .selectFrom('referencia_adjuntos')
    .select(['id as adjunto_id', 'nombre', 'tipo', 'tamano', 'referencia_id'])
    .where('ruta', '=', ruta)
    .executeTakeFirst()

/** A paper of a change of an affiliate. */
export const changePaper = (db: Kysely<DB>, ruta: string) =>
  db
    .selectFrom('afiliado_novedad_adjuntos as j')
    .innerJoin('afiliado_novedades as n', 'n.id', 'j.novedad_id')
    .select(['j.id as adjunto_id', 'j.nombre', 'j.tipo', 'j.tamano', 'j.novedad_id', 'n.afiliado_id'])
    .where('j.ruta', '=', ruta)
    .executeTakeFirst()
