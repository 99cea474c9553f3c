/** A clinician in front of the demo, for tests of the ordering calls. */
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { type Answered, type TestOptions, type TestServer, startTestServer } from './server.ts'
import { SIGNATURE } from './signature.ts'
import { credentials } from './credentials.ts'

export const DOCTOR = 'medico@cauce.demo'
/** Routed automatically to the affiliate's provider; active at once. */
export const BLOOD_COUNT = '902210'
/** Needs audit and consent; several contracted sites. */
export const COLONOSCOPY = '452301'
/** Needs consent and no audit. */
export const GASTROSCOPY = '441302'
/** Nobody is contracted for it in the affiliate's municipality. */
export const ULTRASOUND = '881302'

export interface Sending {
  /** The clinician's unless told. */
  readonly token?: string | null
  /** Header Idempotency-Key. */
  readonly key?: string
}
export interface PdfAnswer {
  readonly status: number
  readonly type: string
  readonly disposition: string
  readonly bytes: Uint8Array
}
export interface OrderedLine {
  readonly id: number
  readonly cup_id: number
}

const decodeOrder = Schema.decodeUnknownSync(ordenamiento.generarOrdenamiento.answer)
const decodeActive = Schema.decodeUnknownSync(ordenamiento.ordenesActivas.answer)

type Written =
  | 'ordenes'
  | 'orden_procedimientos'
  | 'orden_movimientos'
  | 'direccionamientos'
  | 'auditoria'
  | 'idempotencia'

const countRows = async ({ db }: TestServer, table: Written): Promise<number> => {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Entries of changes; those of readings arrive a moment later. */
const countChanges = async ({ db }: TestServer): Promise<number> => {
  const { n } = await db
    .selectFrom('auditoria')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('accion', 'not like', '%.leer')
    .where('accion', '<>', 'consentimiento.previsualizar')
    .executeTakeFirstOrThrow()
  return n
}

const headers = ({ key }: Sending): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })

/** Everything a test of this module does again and again. */
export interface Ordering {
  readonly server: TestServer
  readonly token: string
  readonly today: string
  get(path: string, sending?: Sending): Promise<Answered>
  post(path: string, body: unknown, sending?: Sending): Promise<Answered>
  pdf(path: string, body: unknown, sending?: Sending): Promise<PdfAnswer>
  cupId(codigo: string): Promise<number>
  /** A line that can be ordered, with what the test changes. */
  item(codigo: string, change?: object): Promise<object>
  /** Orders the procedures in a consultation (1 unless told) and answers the order with its lines. */
  order(codigos: readonly string[], consulta?: number): Promise<{ id: number; lines: readonly OrderedLine[] }>
  active(consulta?: number): Promise<typeof ordenamiento.ordenesActivas.answer.Type>
  /** A consent that can be saved for the order, with what the test changes. */
  consent(orderId: number, codigo: string, change?: object): Promise<object>
  /** Rows of everything that an order writes. */
  counts(): Promise<Readonly<Record<Written, number>>>
  close(): Promise<void>
}

export const openOrdering = async (options: TestOptions = {}): Promise<Ordering> => {
  const server = await startTestServer(options)
  const token = await server.login(DOCTOR)
  const today = bogotaDate((options.now?.() ?? new Date()).getTime())
  const who = (sending: Sending): string | null => (sending.token === undefined ? token : sending.token)

  const get: Ordering['get'] = (path, sending = {}) => server.call(`/api${path}`, { token: who(sending) })
  const post: Ordering['post'] = (path, body, sending = {}) =>
    server.call(`/api${path}`, { token: who(sending), body, headers: headers(sending) })
  const pdf: Ordering['pdf'] = async (path, body, sending = {}) => {
    const answer = await fetch(new URL(`/api${path}`, server.url), {
      method: 'POST',
      headers: { ...credentials(who(sending)), 'content-type': 'application/json', ...headers(sending) },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      disposition: answer.headers.get('content-disposition') ?? '',
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }
  const cupId: Ordering['cupId'] = async (codigo) => {
    const row = await server.db.selectFrom('cups').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
    return row.id
  }
  const item: Ordering['item'] = async (codigo, change = {}) => ({
    procedimiento: { id: await cupId(codigo) },
    cantidad: 1,
    fechaVigencia: today,
    observacion: 'Control anual',
    rep: null,
    // The tests of a file order the same again and again for the same people.
    historico_id: true,
    ...change,
  })
  const order: Ordering['order'] = async (codigos, consulta = 1) => {
    const items = await Promise.all(codigos.map((codigo) => item(codigo)))
    const answer = await post(`/ordenamiento/generarOrdenamiento/${consulta}/2`, items)
    const { id } = decodeOrder(answer.body).original[0]
    const lines = await server.db
      .selectFrom('orden_procedimientos')
      .select(['id', 'cup_id'])
      .where('orden_id', '=', id)
      .orderBy('id')
      .execute()
    return { id, lines }
  }
  return {
    server,
    token,
    today,
    get,
    post,
    pdf,
    cupId,
    item,
    order,
    active: async (consulta = 1) => decodeActive((await get(`/ordenamiento/ordenes-activas/${consulta}/2`)).body),
    consent: async (orderId, codigo, change = {}) => ({
      firma: SIGNATURE,
      id: orderId,
      cup_id: await cupId(codigo),
      aceptacion_consentimiento: 'Si',
      firmante: 'Paciente',
      declaracion_a: 'SI',
      declaracion_b: 'SI',
      declaracion_c: 'SI',
      ...change,
    }),
    counts: async () => ({
      ordenes: await countRows(server, 'ordenes'),
      orden_procedimientos: await countRows(server, 'orden_procedimientos'),
      orden_movimientos: await countRows(server, 'orden_movimientos'),
      direccionamientos: await countRows(server, 'direccionamientos'),
      auditoria: await countChanges(server),
      idempotencia: await countRows(server, 'idempotencia'),
    }),
    close: () => server.close(),
  }
}
