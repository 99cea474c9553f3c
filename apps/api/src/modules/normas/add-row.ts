/** What was approved becomes a row of its table: beside those that are there, never over them. */
import type { Selectable, Transaction } from 'kysely'
import { normOn } from '@cauce/domain/kit/clock/norm'
import { classOfKey } from '@cauce/domain/law/term-figure'
import { jsonText } from '../../db/json-text.ts'
import type { DB } from '../../db/tables.ts'
import { valueOf } from './load-figures.ts'

interface Signed {
  readonly fuente: string
  readonly aprobado_por: number
}

type Proposal = Pick<Selectable<DB['cifra_propuestas']>, 'clave' | 'valor' | 'vigente_desde' | 'propone_user_id'>

/** Its amount is new; all else of the term is what governs on that day. */
const addTerm = async (trx: Transaction<DB>, clase: string, proposal: Proposal, signed: Signed): Promise<void> => {
  const { vigente_desde, propone_user_id } = proposal
  const rows = await trx.selectFrom('terminos_norma').selectAll().where('clase', '=', clase).execute()
  const governs = normOn(rows, clase, vigente_desde)
  const { cantidad } = valueOf(proposal.valor)
  if (governs === undefined || cantidad === undefined) throw new Error(`nothing to add to the term ${clase}`)
  const { id: _id, created_at: _created, ...same } = governs
  await trx
    .insertInto('terminos_norma')
    .values({ ...same, ...signed, cantidad, vigente_desde, confianza: 'leida', creado_por: propone_user_id })
    .execute()
}

export const addRow = async (trx: Transaction<DB>, proposal: Proposal, signed: Signed): Promise<void> => {
  const { clave, valor, vigente_desde, propone_user_id } = proposal
  const clase = classOfKey(clave)
  if (clase !== null) return addTerm(trx, clase, proposal, signed)
  await trx
    .insertInto('ajustes')
    .values({ clave, valor: jsonText(valor), vigente_desde, ...signed, creado_por: propone_user_id })
    .execute()
}
