/**
 * Evaluations a second of the rules of ordering over decoded values, in one thread, beside `JSON.parse` of the same line as the
 * measure of the machine. `npm run bench -- rules`
 */
import { checkPreOrderItem } from '@cauce/domain/procedure/check-item'
import { orderSummary } from '@cauce/domain/procedure/order-summary'
import { orderingOptions } from '@cauce/domain/affiliate/ordering-options'
import { statusTone } from '@cauce/domain/ordering/order-status'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { proposeRouting, type ContractedSite } from '@cauce/domain/ordering/propose-routing'
import { applyOrderLine } from '@cauce/machines/life-cycles/order-line'
import { machineLine, median } from './machine.ts'

const BAR = 10_000_000
const ROUNDS = 5
const ROUND_MS = 400
const BATCH = 1_000
const TODAY = '2026-11-21'
/** Different values in turns, so that nothing is worked out once and kept. */
const VARIETY = 16

const procedures = Array.from({ length: VARIETY }, (_, n) => ({
  id: n + 1,
  codigo: `9038${n}`,
  nombre: 'Procedimiento',
  requiere_auditoria: n % 2,
  requiere_consentimiento: n % 3 === 0 ? 1 : 0,
  cantidad_maxima: 10,
  sexo: 'Z',
}))
const items = procedures.map((procedimiento, n) => ({
  procedimiento,
  cantidad: (n % 12) + 1,
  fechaVigencia: `2026-1${n % 3}-25`,
  observacion: n % 5 === 0 ? ' ' : 'Control',
}))
const summaryItems = items.map(({ procedimiento }, n) => ({
  rep: n % 4 === 0 ? null : { id: n },
  requiere_auditoria: procedimiento.requiere_auditoria,
  consentimiento: n % 3 === 0,
}))
const summaries = items.map((_, n) => summaryItems.slice(0, (n % 10) + 1))
const sites = Array.from({ length: 12 }, (_, n): ContractedSite => ({
  rep_id: n + 1,
  nombre: `Sede ${String.fromCodePoint(65 + n)}`,
  municipio_id: (n % 3) + 1,
  municipio: 'Medellín',
  departamento_id: 5,
  servicio: n % 2 === 0 ? 'laboratorio' : 'imagenes',
  prioridad: (n % 3) + 1,
  vigente_desde: '2026-01-01',
  vigente_hasta: n % 6 === 0 ? '2026-06-30' : null,
  activo: true,
}))
const requests = procedures.map(({ id }, n) => ({
  item_id: id,
  servicio: n % 2 === 0 ? 'laboratorio' : 'imagenes',
  ips_id: n % 4 === 0 ? 3 : null,
  municipio_id: (n % 3) + 1,
  municipio_nombre: 'Medellín',
  departamento_id: 5,
  contratos: sites,
  hoy: TODAY,
}))
const affiliates = procedures.map((_, n) => ({ tipo_afiliado_id: (n % 6) + 1, tipo_consulta_id: n % 2 === 0 ? 87 : 1 }))
const lines = procedures.map((_, n) => ({
  estado_id: [1, 2, 3, 4, 5, 42, 49][n % 7] ?? 1,
  rep_id: n % 2 === 0 ? n + 1 : null,
  direccionamieno_automatico: n % 3 === 0,
}))
const texts = items.map((item) => JSON.stringify(item))

/** Keeps the results alive, so that the work is not removed. */
let sink: unknown = null

const perSecond = (work: (n: number) => unknown): number => {
  const until = performance.now() + ROUND_MS
  const from = performance.now()
  let done = 0
  while (performance.now() < until) {
    for (let n = 0; n < BATCH; n += 1) sink = work(n % VARIETY)
    done += BATCH
  }
  return (done * 1_000) / (performance.now() - from)
}

interface Rule {
  readonly name: string
  readonly work: (n: number) => unknown
  /** A rule over one value, as the bar means it; the others walk a list and are told, not judged. */
  readonly simple: boolean
}

const at = <T>(list: readonly T[], n: number): T => {
  const value = list[n]
  if (value === undefined) throw new RangeError('No hay tantos valores')
  return value
}

const RULES: readonly Rule[] = [
  { name: 'statusTone', simple: true, work: (n) => statusTone(at(lines, n).estado_id) },
  { name: 'orderingOptions', simple: true, work: (n) => orderingOptions(at(affiliates, n)) },
  { name: 'lineActions', simple: true, work: (n) => lineActions(at(lines, n)) },
  { name: 'applyOrderLine', simple: true, work: (n) => applyOrderLine(at(lines, n).estado_id, 'anular') },
  { name: 'checkPreOrderItem', simple: true, work: (n) => checkPreOrderItem(at(items, n), at(procedures, n), TODAY) },
  { name: 'orderSummary, 1 a 10 líneas', simple: false, work: (n) => orderSummary(at(summaries, n)) },
  { name: 'proposeRouting, 12 contratos', simple: false, work: (n) => proposeRouting(at(requests, n)) },
]

/** True when every simple rule met the bar. */
export const bench = async (): Promise<boolean> => {
  console.log(
    `${machineLine()} · un hilo, ${ROUNDS} rondas de ${ROUND_MS} ms, mediana\n\n` +
      '| regla | millones/s | ns | barra | cumple |\n|---|---|---|---|---|',
  )
  const figure = (work: (n: number) => unknown): number => {
    perSecond(work)
    return median(Array.from({ length: ROUNDS }, () => perSecond(work)))
  }
  const verdicts = RULES.map(({ name, work, simple }) => {
    const speed = figure(work)
    const met = !simple || speed >= BAR
    const cells = simple ? `≥ 10 | ${met ? 'sí' : 'NO'}` : '— | —'
    console.log(`| ${name} | ${(speed / 1e6).toFixed(2)} | ${(1e9 / speed).toFixed(0)} | ${cells} |`)
    return met
  })
  const parse = figure((n): unknown => JSON.parse(at(texts, n)))
  console.log(
    `| JSON.parse de la misma línea (piso) | ${(parse / 1e6).toFixed(2)} | ${(1e9 / parse).toFixed(0)} | — | — |`,
  )
  if (sink === undefined) throw new Error('No se evaluó nada')
  return verdicts.every(Boolean)
}
