/** Somebody in front of the histories of the demo, for tests of their calls. */
import * as Schema from 'effect/Schema'
import { historico } from '@cauce/contract/historico'
import { DOCTOR } from './ordering.ts'
import { type Answered, type TestOptions, type TestServer, startTestServer } from './server.ts'

/** Documents of demo affiliates. */
export const MARIA_ELENA = '43512887'
export const WITH_DELIVERIES = '32401776'
export const ADMINISTRATOR = 'admin@cauce.demo'
export const AUDITOR = 'auditor@cauce.demo'

type Module = typeof historico
type Call = { readonly [K in keyof Module]: Module[K]['method'] extends 'POST' ? K : never }[keyof Module]

type Ask = (
  call: Call,
  body: object,
  sending?: { readonly token?: string | null; readonly key?: string },
) => Promise<Answered>

/** The good answer of a call, decoded. */
const reader =
  <T>(ask: Ask, call: Call, decode: (body: unknown) => T) =>
  async (body: object, token?: string): Promise<T> => {
    const answer = await ask(call, body, token === undefined ? {} : { token })
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return decode(answer.body)
  }

const readersOf = (ask: Ask) => ({
  buscarAfiliado: reader(ask, 'buscarAfiliado', Schema.decodeUnknownSync(historico.buscarAfiliado.answer)),
  lineaDeTiempo: reader(ask, 'lineaDeTiempo', Schema.decodeUnknownSync(historico.lineaDeTiempo.answer)),
  consultas: reader(ask, 'consultas', Schema.decodeUnknownSync(historico.consultas.answer)),
  ordenes: reader(ask, 'ordenes', Schema.decodeUnknownSync(historico.ordenes.answer)),
  incapacidades: reader(ask, 'incapacidades', Schema.decodeUnknownSync(historico.incapacidades.answer)),
  consentimientos: reader(ask, 'consentimientos', Schema.decodeUnknownSync(historico.consentimientos.answer)),
  medicamentosParciales: reader(
    ask,
    'medicamentosParciales',
    Schema.decodeUnknownSync(historico.medicamentosParciales.answer),
  ),
  entregar: reader(ask, 'entregar', Schema.decodeUnknownSync(historico.entregar.answer)),
  reporte: reader(ask, 'reporte', Schema.decodeUnknownSync(historico.reporte.answer)),
  exportar: reader(ask, 'exportar', Schema.decodeUnknownSync(historico.exportar.answer)),
})

export interface Histories {
  readonly server: TestServer
  readonly token: string
  /** The answer as it came. */
  readonly ask: Ask
  /** The answer, which must be a good one, by call. */
  readonly read: ReturnType<typeof readersOf>
  affiliateId(documento: string): Promise<number>
  close(): Promise<void>
}

/** Opens the demo as its doctor unless told. */
export const openHistories = async (options: TestOptions & { readonly who?: string } = {}): Promise<Histories> => {
  const { who = DOCTOR, ...rest } = options
  const server = await startTestServer(rest)
  const token = await server.login(who)
  const ask: Ask = (call, body, sending = {}) =>
    server.call(`/api${historico[call].path}`, {
      method: historico[call].method,
      body,
      token: sending.token === undefined ? token : sending.token,
      headers: sending.key === undefined ? {} : { 'idempotency-key': sending.key },
    })
  return {
    server,
    token,
    ask,
    read: readersOf(ask),
    affiliateId: async (documento) => {
      const { id } = await server.db
        .selectFrom('afiliados')
        .select('id')
        .where('numero_documento', '=', documento)
        .executeTakeFirstOrThrow()
      return id
    },
    close: () => server.close(),
  }
}
