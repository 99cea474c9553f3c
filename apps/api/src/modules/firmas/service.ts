/** Second signatures to be read: the list of what waits, one of them with all that decides, and what was returned to who ordered it. */
import type { SignerFacts } from '@cauce/domain/access/signer'
import { listName } from '@cauce/domain/affiliate/display-name'
import type { Finding, LedgerEntry } from '@cauce/domain/medication/check'
import { gravestFirst } from '@cauce/domain/medication/interaction'
import { SIGNATURE_LIFE } from '@cauce/domain/medication/signature-life'
import { hasPermission } from '@cauce/domain/session/permission'
import type { Answer, Body } from '@cauce/contract/entry'
import { type firmas, signatureQueue } from '@cauce/contract/firmas'
import { SIGNATURE_PERMISSION } from '@cauce/domain/session/permission-keys'
import { signatureLife } from '@cauce/machines/life-cycles/second-signature'
import { audit, auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { stepsOf } from '../../kit/life/movements.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { affiliateById } from '../consultas/affiliate-queries.ts'
import * as queries from './queries.ts'
import { signatureRow } from './rows.ts'
import { signerFacts } from '../consultas/signer.ts'
import { signedRecord } from './signed-record.ts'
import { signedThing } from './signed-thing.ts'
import { handOf } from './signature-store.ts'

type Module = typeof firmas

/** Who signs does not attend the patient: how to reach them is not shown. */
const WITHOUT_CONTACTS = { correo1: null, correo2: null, celular1: null, celular2: null, direccion: null } as const

/** A row with what who asks may do with it. */
const shownRow = (ctx: UserCtx, row: queries.ShownSignature, signer: SignerFacts) => {
  const hand = handOf(ctx, row, signer)
  return {
    ...signatureRow(row, { user_id: ctx.user.id, today: ctx.today() }),
    version: row.version,
    puede: signatureLife.offered(row.estado, hand, hand.la_abrio),
  }
}

/** A page of one group; pages count from 1, and one past the end is empty. */
export const searchSignatures = async (
  ctx: UserCtx,
  body: Body<Module['buscar']>,
): Promise<Answer<Module['buscar']>> => {
  const { cuales: grupo = signatureQueue.usual, texto = '' } = body
  const { page, slice } = pageAsked(body)
  const cuentas = await queries.countsOf(ctx.db, texto)
  const rows = await queries.pageOf(ctx.db, { grupo, texto }, slice)
  const signer = await signerFacts(ctx.db, ctx.user.id)
  auditRead(ctx, {
    accion: 'firma.listar',
    recurso: 'segunda_firma',
    recurso_id: null,
    detalle: { grupo, pagina: page.pagina },
  })
  return { data: rows.map((row) => shownRow(ctx, row, signer)), total: cuentas[grupo], ...page, cuentas }
}

/** What the professional was shown and answered, each finding once, with the last reason that was given. */
const answersOf = (entries: readonly LedgerEntry[]): Answer<Module['ver']>['respuestas'] => {
  const found = new Map<string, { hallazgo: Finding; motivo: string | null }>()
  for (const { hallazgos, motivo } of entries)
    for (const hallazgo of hallazgos)
      found.set(hallazgo.clave, { hallazgo, motivo: motivo ?? found.get(hallazgo.clave)?.motivo ?? null })
  return [...found.values()].toSorted((one, other) => gravestFirst(one.hallazgo, other.hallazgo))
}

/** All that decides over one; 404 where there is none. */
export const viewSignature = async (ctx: UserCtx, id: number): Promise<Answer<Module['ver']>> => {
  const { db } = ctx
  const row = await queries.oneSignature(db, id)
  if (!row) throw notFound()
  const affiliate = await affiliateById(db, row.afiliado_id, ctx.today())
  if (!affiliate) throw notFound()
  const { ledger, ...thing } = await signedThing(ctx, row)
  const shown = shownRow(ctx, row, await signerFacts(db, ctx.user.id))
  auditRead(ctx, {
    accion: 'firma.leer',
    ...signedRecord(row),
    afiliado_id: row.afiliado_id,
  })
  return {
    ...shown,
    consulta_id: row.consulta_id,
    ...thing,
    observacion: row.observacion ?? '',
    registro: row.registro_profesional,
    paciente: { ...affiliate, ...WITHOUT_CONTACTS },
    respuestas: answersOf(ledger),
    comprobaciones: ledger,
    pasos: await stepsOf(db, SIGNATURE_LIFE.name, id),
  }
}

/** For the first page: what waits for the hand of who asks, and what was returned to them. */
export const mySignatures = async (ctx: UserCtx): Promise<Answer<Module['mias']>> => {
  const signs = hasPermission(ctx.user, SIGNATURE_PERMISSION)
  const waiting = signs ? await queries.waitingFor(ctx.db, ctx.user.id) : []
  const count = (...states: readonly string[]): number =>
    waiting.reduce((sum, { estado, total }) => (states.includes(estado) ? sum + total : sum), 0)
  const returned = await queries.returnedTo(ctx.db, ctx.user.id)
  return {
    por_firmar: signs ? count('pedida', 'abierta') : null,
    urgencias: signs ? count('urgencia') : null,
    devueltas: returned.map(({ id, consulta_id, medicamento, motivo, quien, cerrada_at, ...afiliado }) => ({
      id,
      consulta_id,
      medicamento,
      afiliado: listName(afiliado),
      motivo: motivo ?? '',
      quien: quien ?? '',
      cuando: (cerrada_at ?? new Date(0)).toISOString(),
    })),
  }
}

/** Who ordered it says to have seen that it was returned; 404 of what was not returned to them. */
export const seenReturned = (ctx: UserCtx, id: number): Promise<Answer<Module['enterado']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const seen = await trx
      .updateTable('segundas_firmas')
      .set({ enterado_at: ctx.now() })
      .where('id', '=', id)
      .where('pedida_por_user_id', '=', ctx.user.id)
      .where('estado', '=', 'devuelta')
      .returning(['orden_articulos_id', 'orden_id', 'afiliado_id'])
      .executeTakeFirst()
    if (!seen) throw notFound()
    await audit(trx, ctx, {
      accion: 'firma.enterado',
      ...signedRecord(seen),
      afiliado_id: seen.afiliado_id,
    })
    return { mensaje: 'Anotado: ya lo vio' }
  })
