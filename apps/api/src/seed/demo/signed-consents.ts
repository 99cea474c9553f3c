/** Consents that were signed or refused in past demo orders. */
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { SIGNATURES, signatureImage } from './signature-image.ts'

/** Signs every demo line whose state says so, with the newest text, on the moment in which the line was ordered. */
export const seedSignedConsents = async (db: Kysely<DB>): Promise<void> => {
  const lines = await db
    .selectFrom('orden_procedimientos as l')
    .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .innerJoin('operadores as p', 'p.id', 'u.operador_id')
    .innerJoin('consentimientos_textos as t', 't.cup_id', 'l.cup_id')
    .distinctOn('l.id')
    .select([
      'l.id',
      'l.orden_id',
      'l.cup_id',
      'l.consentimiento',
      'l.created_at',
      'o.user_id',
      'p.nombre',
      'p.apellido',
      't.id as texto_id',
      't.version',
      't.huella',
    ])
    .where('l.consentimiento', 'in', ['firmado', 'disentido'])
    .orderBy('l.id')
    .orderBy('t.version', 'desc')
    .execute()
  const firma = signatureImage(SIGNATURES.patient)
  await insertAll(
    db,
    'consentimientos',
    lines.map((line) => {
      const accepted = line.consentimiento === 'firmado'
      return {
        orden_id: line.orden_id,
        orden_procedimientos_id: line.id,
        cup_id: line.cup_id,
        texto_id: line.texto_id,
        version: line.version,
        huella: line.huella,
        estado: line.consentimiento,
        aceptacion_consentimiento: accepted ? 'Si' : 'No',
        firmante: 'Paciente',
        declaracion_a: 'SI',
        declaracion_b: 'SI',
        declaracion_c: 'SI',
        nombre_profesional: accepted ? null : `${line.nombre} ${line.apellido}`,
        firma,
        user_id: line.user_id,
        created_at: line.created_at.toISOString(),
      }
    }),
  )
}
