/** Whether a person has a right to care on a day. Who asked, of whom and of which day is noted. */
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import type { afiliados } from '@cauce/contract/afiliados'
import type { Answer, Body } from '@cauce/contract/entry'
import { auditReadNow } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { rightsOf } from './past.ts'
import * as queries from './queries.ts'
import { whoIs } from './search.ts'

type Call = (typeof afiliados)['derechos']

const UNKNOWN_DOCUMENT = 'No encontramos ese documento. Revise el tipo o busque por nombre.'

const askedPerson = async (
  ctx: UserCtx,
  { afiliado_id, tipo_documento_id, numero = '' }: Body<Call>,
): Promise<number> => {
  if (afiliado_id !== undefined) return afiliado_id
  if (tipo_documento_id === undefined) throw invalid({ tipo_documento_id: [REQUIRED_FIELD] })
  const written = numero.replaceAll(/[.\s]/gu, '').toUpperCase()
  if (written === '') throw invalid({ numero: [REQUIRED_FIELD] })
  const owner = await queries.ownerOf(ctx.db, tipo_documento_id, written)
  if (owner === undefined) throw notFound(UNKNOWN_DOCUMENT)
  return owner.afiliado_id
}

/** The contributor of the family of which the person is, by name. */
const contributorOf = async (ctx: UserCtx, id: number): Promise<string | null> => {
  const own = (await queries.familyOf(ctx.db, id)).find((one) => one.id === id && one.hasta === null)
  const row = own && (await queries.insuredById(ctx.db, own.cotizante_id))
  return row ? `${listName(row)} · ${documentLabel(row.tipo_documento_codigo, row.numero_documento)}` : null
}

/** @throws 404 of a document that nobody had; 422 of a day to come */
export const askRights = async (ctx: UserCtx, body: Body<Call>): Promise<Answer<Call>> => {
  const id = await askedPerson(ctx, body)
  const { fecha = ctx.today() } = body
  const row = await queries.insuredById(ctx.db, id)
  const derechos = await rightsOf(ctx.db, id, { fecha, hoy: ctx.today() })
  if (row === undefined || derechos === undefined) throw notFound()
  if (typeof derechos === 'string') throw invalid({ fecha: [derechos] })
  await auditReadNow(ctx, {
    accion: 'afiliados.derechos',
    recurso: 'afiliado',
    recurso_id: id,
    afiliado_id: id,
    detalle: { fecha, atiende: derechos.atiende },
  })
  return { ...whoIs(row, ctx), fecha, derechos, cotizante: await contributorOf(ctx, id) }
}
