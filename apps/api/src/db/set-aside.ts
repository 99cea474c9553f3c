/** What was set aside by command in this folder: written there, because the database that it speaks of is the one that left. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import type { DB } from './tables.ts'
import { errorCode } from './unavailable.ts'

export const SET_ASIDE = 'datos.apartar'

const Line = Schema.Struct({ fecha: Schema.String, carpeta: Schema.String, quien: Schema.String })
const readLine = Schema.decodeUnknownOption(Schema.fromJsonString(Line))

export const setAsideFile = (dataDir: string): string => join(dataDir, 'datos-apartados.jsonl')

const linesOf = (dataDir: string): string[] => {
  try {
    return readFileSync(setAsideFile(dataDir), 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Puts in the audit of the database that took its place what was set aside, once; from there it is told on the screen. */
export const noteSetAside = async (db: Kysely<DB>, dataDir: string, now: Date): Promise<void> => {
  for (const text of linesOf(dataDir)) {
    const line = readLine(text)
    if (line._tag === 'None') continue
    const { fecha, carpeta, quien } = line.value
    const recurso_id = basename(carpeta)
    const known = await db
      .selectFrom('auditoria')
      .select('id')
      .where('recurso', '=', 'datos')
      .where('recurso_id', '=', recurso_id)
      .executeTakeFirst()
    if (known) continue
    const detalle = JSON.stringify({ fecha })
    await db
      .insertInto('auditoria')
      .values({ accion: SET_ASIDE, recurso: 'datos', recurso_id, agente: quien, detalle, created_at: now })
      .execute()
  }
}
