/** An oncologist in front of the demo, for tests of the schemes. */
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { esquemas } from '@cauce/contract/esquemas'
import { orderOfScheme } from '@cauce/domain/oncology/draft'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { type Answered, type TestOptions, type TestServer, startTestServer } from './server.ts'
import { answeredScheme } from './answered-scheme.ts'
import { credentials } from './credentials.ts'

export const ONCOLOGIST = 'oncologo@cauce.demo'
/** Has an order of CAPOX in course. */
export const RODRIGO = '8290114'
/** Measured today; the lines of her earlier scheme are suspended. */
export const BLANCA = '32518760'
/** Measured two days ago; her earlier scheme was cancelled. */
export const DIANA = '52874316'
/** Measured 34 days ago. */
export const MARIA = '66987123'
/** Never measured. */
export const YANETH = '22654310'

const decodeSchemes = Schema.decodeUnknownSync(esquemas.listar.answer)
const decodeDrugs = Schema.decodeUnknownSync(esquemas.codesumiEsquema.answer)
const decodeActive = Schema.decodeUnknownSync(esquemas.ordenesActivas.answer)
const decodeOrder = Schema.decodeUnknownSync(esquemas.generarOrdenamiento.answer)
const decodeHistory = Schema.decodeUnknownSync(esquemas.historial.answer)

export interface Sending {
  readonly token?: string | null
  readonly key?: string
}

export interface Schemes {
  readonly server: TestServer
  readonly today: string
  readonly token: string
  get(path: string, sending?: Sending): Promise<Answered>
  post(path: string, body: unknown, sending?: Sending): Promise<Answered>
  pdf(path: string, body: unknown): Promise<{ status: number; bytes: Uint8Array }>
  /** Today's consultation of the oncologist with the affiliate, and the affiliate. */
  visit(documento: string): Promise<{ consulta: number; afiliado: number }>
  list(): Promise<typeof esquemas.listar.answer.Type>
  drugs(esquema: number): Promise<typeof esquemas.codesumiEsquema.answer.Type>
  /** An order of the scheme that can be made with that surface. */
  orderOf(abreviatura: string, isc: number | null, change?: Partial<SchemeOrder>): Promise<SchemeOrder>
  /** The order with a reason for every alert that its drugs raise. */
  answered(consulta: number, order: SchemeOrder): Promise<SchemeOrder>
  generate(consulta: number, order: unknown, sending?: Sending): Promise<Answered>
  /** Orders and answers the number of the order. */
  order(consulta: number, order: SchemeOrder): Promise<number>
  active(consulta: number): Promise<typeof esquemas.ordenesActivas.answer.Type>
  history(afiliado: number): Promise<typeof esquemas.historial.answer.Type>
  /** What the audit says of a record, oldest first. */
  audited(accion: string, recursoId: number): Promise<readonly { detalle: unknown; user_id: number | null }[]>
  close(): Promise<void>
}

const headers = ({ key }: Sending): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })

export const openSchemes = async (options: TestOptions = {}): Promise<Schemes> =>
  schemesOf(await startTestServer(options), bogotaDate((options.now?.() ?? new Date()).getTime()))

/** The same in a server that somebody else opened. */
export const schemesOf = async (server: TestServer, today: string): Promise<Schemes> => {
  const token = await server.login(ONCOLOGIST)
  const who = (sending: Sending): string | null => (sending.token === undefined ? token : sending.token)

  const get: Schemes['get'] = (path, sending = {}) => server.call(`/api${path}`, { token: who(sending) })
  const post: Schemes['post'] = (path, body, sending = {}) =>
    server.call(`/api${path}`, { token: who(sending), body, headers: headers(sending) })
  const list = async () => decodeSchemes((await get('/esquema/listar')).body)
  const drugs = async (esquema: number) => decodeDrugs((await post('/codesumis/codesumiEsquema', { esquema })).body)
  let known: (typeof esquemas.listar.answer)['Type'] = []
  /** The catalogue is read once; again only for one that was not in it. */
  const schemeOf = async (abreviatura: string) => {
    const find = () => known.find(({ abreviatura_esquema }) => abreviatura_esquema === abreviatura)
    if (find() === undefined) known = await list()
    const scheme = find()
    if (scheme === undefined) throw new Error(`no scheme ${abreviatura}`)
    return scheme
  }
  const generate: Schemes['generate'] = (consulta, order, sending = {}) =>
    post(`/ordenamiento/generarOrdenamiento/${consulta}/3`, order, sending)
  const answered: Schemes['answered'] = async (consulta_id, order) => {
    const sent = await answeredScheme((body) => post('/alertas/comprobar-esquema', body), consulta_id, order)
    return { ...order, comprobaciones: sent }
  }
  return {
    server,
    today,
    token,
    get,
    post,
    pdf: async (path, body) => {
      const answer = await fetch(new URL(`/api${path}`, server.url), {
        method: 'POST',
        headers: { ...credentials(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    },
    visit: async (documento) => {
      const row = await server.db
        .selectFrom('consultas as c')
        .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
        .innerJoin('users as u', 'u.id', 'c.medico_user_id')
        .select(['c.id', 'c.afiliado_id'])
        .where('a.numero_documento', '=', documento)
        .where('u.email', '=', ONCOLOGIST)
        .where('c.fecha_hora', '>=', new Date(`${today}T00:00:00-05:00`))
        .orderBy('c.fecha_hora')
        .executeTakeFirstOrThrow()
      return { consulta: row.id, afiliado: row.afiliado_id }
    },
    list,
    drugs,
    orderOf: async (abreviatura, isc, change = {}) => {
      const scheme = await schemeOf(abreviatura)
      return { ...orderOfScheme(scheme, await drugs(scheme.id), isc, today), ...change }
    },
    answered,
    generate,
    order: async (consulta, order) =>
      decodeOrder((await generate(consulta, await answered(consulta, order))).body).original[0].id,
    active: async (consulta) => decodeActive((await get(`/ordenamiento/ordenes-activas/${consulta}/3`)).body),
    history: async (afiliado_id) =>
      decodeHistory((await post('/ordenamiento/consultaEsquemaPaciente/', { afiliado_id })).body),
    audited: (accion, recursoId) =>
      server.db
        .selectFrom('auditoria')
        .select(['detalle', 'user_id'])
        .where('accion', '=', accion)
        .where('recurso_id', '=', String(recursoId))
        .orderBy('id')
        .execute(),
    close: () => server.close(),
  }
}
