/** Certificates of affiliation: asked for, and what happened after they were printed. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { AffiliateState } from '@cauce/domain/insurance/affiliate-state'
import { writeState } from '../../apps/api/src/modules/afiliados/open.ts'
import type { Mundo } from './mundo.ts'
import { personOf } from './novedades.ts'

export const printOwnCertificate = async (world: Mundo): Promise<void> => {
  await world.call('/autogestion/certificado', {})
}

export const printCertificate = async (world: Mundo, documento: string): Promise<void> => {
  await world.call('/afiliados/certificado', { afiliado_id: await personOf(world, documento) })
}

/** Of the one that was printed last. */
export const codeOfCertificate = async (world: Mundo): Promise<string> => {
  const { db } = await world.server()
  const { codigo } = await db
    .selectFrom('documentos as d')
    .innerJoin('cartas as k', 'k.id', 'd.carta_id')
    .select('d.codigo')
    .where('k.de_clase', '=', 'afiliado')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return codigo
}

export const withdrawToday = async (world: Mundo, documento: string): Promise<void> => {
  const { db } = await world.server()
  const afiliado_id = await personOf(world, documento)
  const at = new Date()
  const state = { estado_id: AffiliateState.withdrawn, causa_id: null, desde: bogotaDate(at.getTime()) }
  await db.transaction().execute((trx) => writeState(trx, { ...state, afiliado_id, novedad_id: null, at }))
}
