/** Informed-consent texts, each version with its fingerprint, and recommendations for the patient. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import type { DB } from '../db/tables.ts'
import { insertAll } from './insert.ts'
import { required } from './required.ts'
import { readSeed } from './tsv.ts'

/** SHA-256 (hexadecimal) of the canonical text. */
const fingerprintOf = (text: Parameters<typeof canonicalConsentText>[0]): string =>
  createHash('sha256').update(canonicalConsentText(text)).digest('hex')

/** A text is never dated after the day on which it is installed. */
const notAfter = (date: CalendarDate, today: CalendarDate): CalendarDate => (date < today ? date : today)

const procedureIds = async (db: Kysely<DB>) =>
  new Map((await db.selectFrom('cups').select(['id', 'codigo', 'nombre']).execute()).map((cup) => [cup.codigo, cup]))

export const seedConsentTexts = async (db: Kysely<DB>, today: CalendarDate): Promise<void> => {
  const procedures = await procedureIds(db)
  await insertAll(
    db,
    'consentimientos_textos',
    (await readSeed('consentimientos.tsv')).map((row, index) => {
      const cup = required(procedures, row.text('codigo'), 'procedure')
      const text = {
        version: row.number('version'),
        descripcion: row.text('descripcion'),
        beneficios: row.text('beneficios'),
        riesgos: row.text('riesgos'),
        alternativas: row.text('alternativas'),
        riesgo_no_aceptar: row.text('riesgo_no_aceptar'),
        informacion: row.text('informacion'),
        recomendaciones: row.text('recomendaciones'),
        vigente_desde: notAfter(row.text('vigente_desde'), today),
      }
      return {
        id: index + 1,
        cup_id: cup.id,
        riesgo: row.text('riesgo'),
        ...text,
        huella: fingerprintOf({ ...text, cup_codigo: cup.codigo, cup_nombre: cup.nombre }),
      }
    }),
  )
  await insertAll(
    db,
    'recomendaciones_cups',
    (await readSeed('recomendaciones.tsv')).map((row, index) => ({
      id: index + 1,
      cup_id: required(procedures, row.text('codigo'), 'procedure').id,
      texto: row.text('texto').replaceAll('\\n', '\n'),
    })),
  )
}
