/** The histories as the scenarios name them. */
import { randomUUID } from 'node:crypto'
import { historico } from '@cauce/contract/historico'
import type { PartialDeliveryRow } from '@cauce/domain/history/rows'
import { notedAbout } from './anotado.ts'
import { sendKept } from './envios.ts'
import type { Mundo } from './mundo.ts'
import { known } from './recuerdos.ts'
import { read } from './respuestas.ts'

/** Paths of the lists, by the words of a scenario. */
const LISTS: Readonly<Record<string, string>> = {
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
  return known(found, `No hay un afiliado con documento ${documento}`).id
}

/** The whole consultation of an order. */
const readVisitOf = async (world: Mundo, orden: number): Promise<void> => {
  const { db } = await world.server()
  const { consulta_id } = await db
    .selectFrom('ordenes')
    .select('consulta_id')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow()
  await world.call(`/historico/consultas/${consulta_id}`)
}

const FILTER = /^(?: desde "(?<desde>[^"]*)" hasta "(?<hasta>[^"]*)"| que dicen "(?<texto>[^"]*)")?$/u

/** A list as it is asked for, or the consultation of an order: whose, and with `desde "…" hasta "…"` or `que dicen "…"`. The audit writes of whom. */
export const show = async (world: Mundo, list: string, whose: string, filter: string): Promise<void> => {
  if (list === 'la consulta') return readVisitOf(world, Number(/\d+/u.exec(whose)?.[0]))
  const path = known(LISTS[list], `No se sabe ver ${list}`)
  const [, documento] = /"(.*)"/u.exec(whose) ?? []
  const afiliado_id = documento === undefined ? Number(/\d+/u.exec(whose)?.[0]) : await affiliateId(world, documento)
  notedAbout(world).afiliado_id = afiliado_id
  const asked = FILTER.exec(filter)?.groups ?? {}
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  await world.call(path, { afiliado_id, ...Object.fromEntries(said) })
}

/** What the last answer says of a medicine that is handed over by parts. */
export const partialOf = (world: Mundo, medicamento: string): PartialDeliveryRow => {
  const { data } = read(historico.medicamentosParciales, known(world.answer, 'El escenario no vio las entregas'))
  return known(
    data.find((each) => each.medicamento.startsWith(medicamento)),
    `La lista no tiene ${medicamento}`,
  )
}

const HOUR_MS = 3_600_000

/** Hours between the first delivery of a medicine and the end of its term. */
export const hoursToDeliver = async (world: Mundo, medicamento: string): Promise<number> => {
  const { limite, entregas } = partialOf(world, medicamento)
  const { db } = await world.server()
  const { created_at } = await db
    .selectFrom('entregas_medicamentos')
    .select('created_at')
    .where('id', '=', entregas[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
  return (Date.parse(limite ?? '') - created_at.getTime()) / HOUR_MS
}

/** The line of a medicine, whoever asks. */
const lineOf = async (world: Mundo, afiliadoId: number, medicamento: string): Promise<number> => {
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

interface Delivery {
  readonly cantidad: number
  readonly medicamento: string
  readonly documento: string
}

/** Hands over so many of a medicine; the same sending may be sent again. */
export const deliver = async (world: Mundo, { cantidad, medicamento, documento }: Delivery): Promise<void> => {
  const linea_id = await lineOf(world, await affiliateId(world, documento), medicamento)
  const key = { 'idempotency-key': randomUUID() }
  await sendKept(world, () => world.call(historico.entregar.path, { linea_id, cantidad, observacion: '' }, key))
}
