/** What was answered of an affiliate before, and how what nobody answered since is refused. */
import * as Schema from 'effect/Schema'
import type { Kysely } from 'kysely'
import { CheckKind, Finding } from '@cauce/domain/medication/check'
import { NEVER_SHOWN } from '@cauce/domain/medication/shown-finding'
import { SINCE_ORDERED } from '@cauce/domain/medication/signature-request'
import { KNOWN_SINCE, type KeptAnswer } from '@cauce/domain/medication/standing-review'
import type { DB } from '../../db/tables.ts'
import { ApiFailure, fail, invalid } from '../../http/failure.ts'

const isKept = Schema.is(
  Schema.Struct({ comprobacion: CheckKind, hallazgos: Schema.Array(Finding), motivo: Schema.String }),
)

/** The ledgers of the lines of medications. */
const ofLines = (db: Kysely<DB>, afiliado_id: number) =>
  db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('orden_articulos as l', 'l.id', 'c.orden_articulos_id')
    .select(['c.comprobacion', 'c.hallazgos', 'c.motivo'])
    .where('l.afiliado_id', '=', afiliado_id)
    .where('c.origen', '=', 'profesional')
    .where('c.respuesta', '=', 'encontrada')
    .where('c.motivo', 'is not', null)
    .execute()

/** The ledgers of the schemes, each kept whole with its order; what the server found has no reason. */
const ofSchemes = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom('orden_esquemas')
    .select('comprobaciones')
    .where('afiliado_id', '=', afiliado_id)
    .execute()
  return rows.flatMap(({ comprobaciones }): unknown[] => (Array.isArray(comprobaciones) ? comprobaciones : []))
}

/** Every reason that was given to what was found of the affiliate: a pair is answered in either of its places. */
export const givenAnswers = async (db: Kysely<DB>, afiliado_id: number): Promise<readonly KeptAnswer[]> =>
  [...(await ofLines(db, afiliado_id)), ...(await ofSchemes(db, afiliado_id))].flatMap((row): KeptAnswer[] =>
    isKept(row) ? [row] : [],
  )

/** 409 `alertas.sin_responder` in the words for who does not prescribe: what was known since is answered by who does. */
export const nothingSince = async <T>(passing: () => Promise<T>): Promise<T> => {
  try {
    return await passing()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.codigo !== 'alertas.sin_responder') throw error
    throw fail(409, error.codigo, SINCE_ORDERED, error.errores)
  }
}

/** 409 `alertas.sin_responder` with what nobody answered, by check; 422 of an answer to what was never shown. */
export const requireNothingLeft = (hallazgos: readonly Finding[], inventadas: readonly CheckKind[]): void => {
  if (hallazgos.length > 0) {
    const errores = Map.groupBy(hallazgos, ({ comprobacion }) => `comprobaciones.${comprobacion}`)
    throw fail(
      409,
      'alertas.sin_responder',
      KNOWN_SINCE,
      Object.fromEntries([...errores].map(([field, own]) => [field, own.map(({ titulo }) => titulo)])),
    )
  }
  if (inventadas.length > 0)
    throw invalid(Object.fromEntries(inventadas.map((kind) => [`comprobaciones.${kind}`, [NEVER_SHOWN]])), NEVER_SHOWN)
}
