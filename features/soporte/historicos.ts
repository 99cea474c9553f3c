/** The histories as the scenarios name them. */
import assert from 'node:assert/strict'
import { historico } from '@cauce/contract/historico'
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** Paths of the lists, by the words of a scenario. */
export const LISTS: Readonly<Record<string, string>> = {
  'las consultas': historico.consultas.path,
  'las órdenes': historico.ordenes.path,
  'las incapacidades': historico.incapacidades.path,
  'los consentimientos': historico.consentimientos.path,
  'la línea de tiempo': historico.lineaDeTiempo.path,
  'las entregas parciales': historico.medicamentosParciales.path,
}

/** The affiliate of a document. */
export const affiliateId = async (world: Mundo, documento: string): Promise<number> => {
  const { db } = await world.server()
  const found = await db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', documento)
    .executeTakeFirst()
  assert.ok(found, `No hay un afiliado con documento ${documento}`)
  return found.id
}

/** What the last answer says of a medicine that is handed over by parts. */
export const partialOf = (world: Mundo, medicamento: string): PartialDeliveryRow => {
  assert.ok(world.answer)
  const row = read(historico.medicamentosParciales, world.answer).data.find((each) =>
    each.medicamento.startsWith(medicamento),
  )
  assert.ok(row, `La lista no tiene ${medicamento}`)
  return row
}

/** The line of a medicine, whoever asks. */
export const lineOf = async (world: Mundo, afiliadoId: number, medicamento: string): Promise<number> => {
  const { db } = await world.server()
  const { id } = await db
    .selectFrom('entregas_medicamentos as d')
    .innerJoin('orden_articulos as l', 'l.id', 'd.orden_articulos_id')
    .innerJoin('medicamentos as p', 'p.id', 'l.codesumi_id')
    .select('l.id')
    .where('l.afiliado_id', '=', afiliadoId)
    .where('p.nombre', 'like', `${medicamento}%`)
    .executeTakeFirstOrThrow()
  return id
}
