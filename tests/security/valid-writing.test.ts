/**
 * Every call that writes in a consultation or in what was ordered there × everybody × one's own consultation and another's, with the body
 * with which its professional is served. What counts is what the database says was written, never the status alone: a call that is
 * refused half way, or served to who should not, is seen the same.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEntries } from '@cauce/contract/openapi'
import { type Ordering, openOrdering } from '../support/ordering.ts'
import { openTokens } from './callers.ts'
import { type Case, CASES, prepareRecords, type Subject, type Whose } from './cases.ts'
import { NO_RECORD } from './no-record.ts'
import { ORDER_CASES } from './order-cases.ts'
import { RECORD_CASES, type RecordCase } from './record-cases.ts'
import { recordSubject } from './record-subject.ts'
import { answeredAs } from './answered-as.ts'
import { untouched } from './untouched.ts'
import { watchWrites, type Written, written } from './written.ts'
import {
  mayPrint,
  OTHER_RULES,
  OWNED,
  type Owned,
  prepareWriters,
  PRINTING,
  professional,
  type Writer,
} from './writers.ts'

/** The modules whose calls are about a consultation and what comes of it. */
const CLINICAL = [
  'consultas',
  'historia',
  'incapacidades',
  'ordenamiento',
  'medicamentos',
  'firmas',
  'alertas',
  'esquemas',
  'codigosPropios',
  'consentimientos',
  'historico',
  'favoritos',
  'conjuntos',
  'pdf',
]

/** Cases that are no GET and only look: with them its professional writes nothing either. */
const READINGS: readonly string[] = [
  'consultas.agenda',
  'ordenamiento.validarCup',
  'ordenamiento.proponerDireccionamiento',
  'ordenamiento.repsListar',
  'ordenamiento.recomendacionCups',
  'pdf.vistaPrevia',
  'pdf.getType',
  'pdf.get',
  'medicamentos.listarMedicamentoOrdenamiento',
  'medicamentos.completarLinea',
  'medicamentos.ordenes6Meses',
  'alertas.verificarInteraccion',
  'alertas.buscarAlergico',
  'alertas.buscarAlergico (sin consulta)',
  'alertas.detalleAlergia',
  'alertas.avisos',
  'alertas.rangoDosis',
  'medicamentos.quePasara',
  'alertas.comprobarEsquema',
  'alertas.porRevisar',
  'alertas.porRevisar (de un esquema)',
  'antecedentes.leer',
  'antecedentes.leerAfiliado',
  'antecedentes.buscarAlergeno',
  'antecedentes.buscarToma',
  'resultados.leer',
  'alertas.porRevisar (de una línea)',
  'esquemas.topes',
  'esquemas.historial',
  'esquemas.vistaPrevia',
  'incapacidades.ultimasCinco',
  'historico.lineaDeTiempo',
  'historico.consultas',
  'historico.ordenes',
  'historico.incapacidades',
  'historico.consentimientos',
  'historico.medicamentosParciales',
]

/** What printing keeps, and nothing else. */
const PAPERS = ['documentos insert', 'documentos update']
const BY_MAIL = 'pdf.generar (por correo)'
const ABOUT_TO_BE_ATTENDED = 1

let ordering: Ordering
let records: Readonly<Record<Whose, Subject>>
let writers: readonly Writer[]
const counted = { cases: 0, calls: 0, wrote: 0 }
beforeAll(async () => {
  ordering = await openOrdering()
  records = await prepareRecords(ordering, await openTokens(ordering.server))
  writers = await prepareWriters(ordering.server)
  await watchWrites(ordering.server.db)
})
afterAll(async () => {
  console.info(
    `Escrituras con cuerpos válidos: ${counted.cases} casos × ${writers.length} personas × lo propio y lo ajeno = ` +
      `${counted.calls} llamadas; escriben ${counted.wrote}`,
  )
  await ordering.close()
})

const entries = new Map(allEntries().map(({ module, name, entry }) => [`${module}.${name}`, { module, entry }]))
const methodOf = (key: string): string => entries.get(key)?.entry.method ?? ''
const titleOf = ({ entry, variant }: { readonly entry: string; readonly variant?: string }): string =>
  variant === undefined ? entry : `${entry} (${variant})`

const between = (before: Written, after: Written): readonly string[] =>
  Object.keys(after).filter((act) => after[act] !== before[act])

/** One call by one person, and what was written; the idempotency of the request is not a record of anybody. */
const send = async (key: string, who: Writer, { path, body }: { readonly path: string; readonly body?: unknown }) => {
  const signed =
    key === 'incapacidades.registrar' && typeof body === 'object' && body !== null ? { ...body, ...who.firma } : body
  const before = await written(ordering.server.db)
  const answer = await ordering.server.call(`/api${path}`, {
    method: methodOf(key),
    token: who.token,
    ...(signed === undefined ? {} : { body: signed }),
  })
  const acts = between(before, await written(ordering.server.db))
  return { status: answer.status, acts, text: JSON.stringify(answer.body).slice(0, 200) }
}
type Sent = Awaited<ReturnType<typeof send>>

interface Trial {
  readonly title: string
  readonly key: string
  readonly ok: number
  /** A call on a record of that owner, prepared for whoever makes it. */
  make(): (who: Writer, whose: Owned) => Promise<Sent>
}

const ofOrders = (one: Case): Trial => ({
  title: titleOf(one),
  key: one.entry,
  ok: one.ok ?? 200,
  make: () => {
    const fresh = untouched((whose) => records[whose].fresh())
    return async (who, whose) => {
      const record = one.fresh ? await fresh.of(whose) : records[whose]
      if (one.released) await record.release()
      if (one.entry === 'consultas.abrir') {
        const { db } = ordering.server
        const unopened = { estado_id: ABOUT_TO_BE_ATTENDED }
        await db.updateTable('consultas').set(unopened).where('id', '=', record.consulta).execute()
      }
      const request = one.request(record)
      const body = await answeredAs(ordering, one.entry, who.token, record)
      const sent = await send(one.entry, who, body === null ? request : { ...request, body })
      fresh.answered(whose, sent.status)
      return sent
    }
  },
})

const ofRecord = (one: RecordCase): Trial => ({
  title: titleOf(one),
  key: one.entry,
  ok: 200,
  make: () => {
    const subjects = untouched((whose) => recordSubject(ordering.server.db, whose, one.finalised === true))
    return async (who, whose) => {
      const sent = await send(one.entry, who, one.request(await subjects.of(whose)))
      subjects.answered(whose, sent.status)
      return sent
    }
  },
})

const TRIALS: readonly Trial[] = [...[...CASES, ...ORDER_CASES].map(ofOrders), ...RECORD_CASES.map(ofRecord)].filter(
  ({ key }) => methodOf(key) !== 'GET',
)

/** Those who may by the rule of the call: with their body it must be served. */
const allowed = ({ title, key }: Trial, whose: Owned): readonly Writer[] => {
  if (READINGS.includes(title)) return []
  const rule = key === PRINTING ? mayPrint(title) : (OTHER_RULES[title] ?? professional)
  return writers.filter((who) => rule(who, whose))
}

it('ninguna llamada clínica que no sea una lectura queda sin cuerpo válido, o sin la razón por la que no es de nadie', () => {
  const apart = Object.values(NO_RECORD).flat()
  const clinical = [...entries].filter(([, { module, entry }]) => CLINICAL.includes(module) && entry.method !== 'GET')
  const tried = new Set(TRIALS.map(({ key }) => key))
  expect(clinical.map(([key]) => key).filter((key) => !tried.has(key) && !apart.includes(key))).toEqual([])
})

/** What everybody did with the call, on what is of one owner. */
const tried = async (one: Trial, whose: Owned) => {
  const call = one.make()
  const wrote: string[] = []
  const served: string[] = []
  for (const who of writers) {
    const sent = await call(who, whose)
    const said = `${who.name}, lo ${whose}: ${sent.status} ${sent.text}`
    expect(sent.status, said).toBeLessThan(500)
    if (sent.status >= 400) expect(sent.acts, said).toEqual([])
    if (allowed(one, whose).includes(who)) expect(sent.status, said).toBe(one.ok)
    if (sent.status < 400) served.push(who.name)
    if (sent.acts.length > 0) wrote.push(who.name)
    if (one.key === PRINTING && one.title !== BY_MAIL) {
      expect(
        sent.acts.filter((act) => !PAPERS.includes(act)),
        said,
      ).toEqual([])
    }
    counted.calls += 1
  }
  counted.wrote += wrote.length
  return { wrote, served }
}
const named = (list: readonly Writer[]): readonly string[] => list.map(({ name }) => name)

describe.each(TRIALS.filter(({ title }) => READINGS.includes(title)))('$title', (one) => {
  it('no escribe nada, la haga quien la haga', async () => {
    counted.cases += 1
    for (const whose of OWNED) expect((await tried(one, whose)).wrote).toEqual([])
  })
})

describe.each(TRIALS.filter(({ title, key }) => !READINGS.includes(title) && key !== PRINTING))('$title', (one) => {
  it('escribe quien puede, y nadie más', async () => {
    counted.cases += 1
    for (const whose of OWNED) expect((await tried(one, whose)).wrote, whose).toEqual(named(allowed(one, whose)))
  })
})

describe.each(TRIALS.filter(({ key }) => key === PRINTING))('$title', (one) => {
  it('se sirve a quien puede leer, y solo guarda el papel', async () => {
    counted.cases += 1
    for (const whose of OWNED) expect((await tried(one, whose)).served, whose).toEqual(named(allowed(one, whose)))
  })
})
