/** A clinician in front of the demo, for tests of the calls of medications. */
import * as Schema from 'effect/Schema'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { ALWAYS_SHOWN_CHECKS, type SentCheck } from '@cauce/domain/medication/check'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { medicamentos } from '@cauce/contract/medicamentos'
import { DOCTOR } from './ordering.ts'
import { type Answered, type TestOptions, type TestServer, startTestServer } from './server.ts'
import { credentials } from './credentials.ts'
import { answeredNotices } from './answered-notices.ts'

/** Of nobody: no interaction, allergy or shortage with what the demo has. */
export const AMOXICILLIN = 'Amoxicilina 500 mg cápsula'
export const LORATADINE = 'Loratadina 10 mg tableta'
export const LOSARTAN = 'Losartán 50 mg tableta'
export const WARFARIN = 'Warfarina 5 mg tableta'
export const IBUPROFEN = 'Ibuprofeno 400 mg tableta'
/** Needs authorisation. */
export const IVABRADINE = 'Ivabradina 5 mg tableta'

/** A consultation without active medications, allergies asked and none known: Kevin Palacio's. */
export const CLEAR_CONSULTATION = 22

/** The same of Deiber Córdoba's. */
export const ANOTHER_CLEAR_CONSULTATION = 23

export interface Sending {
  readonly token?: string | null
  readonly key?: string
}

const decodeActive = Schema.decodeUnknownSync(medicamentos.ordenesActivas.answer)
const decodeOrder = Schema.decodeUnknownSync(medicamentos.generarOrdenamiento.answer)
const decodeDrugs = Schema.decodeUnknownSync(medicamentos.listarMedicamentoOrdenamiento.answer)
const decodeHistory = Schema.decodeUnknownSync(medicamentos.ordenes6Meses.answer)
const decodeTyped = Schema.decodeUnknownSync(medicamentos.completarLinea.answer)

/** What a clinician answers to a check that was clean. */
export const cleanChecks = (): SentCheck[] =>
  ALWAYS_SHOWN_CHECKS.map((comprobacion) => ({ comprobacion, respuesta: 'limpia', claves: [] }))

export interface Medications {
  readonly server: TestServer
  readonly token: string
  readonly today: string
  get(path: string, sending?: Sending): Promise<Answered>
  post(path: string, body: unknown, sending?: Sending): Promise<Answered>
  drugId(nombre: string): Promise<number>
  siteId(nombre: string): Promise<number>
  diagnosisId(codigo: string): Promise<number>
  /** A line that can be ordered, with what the test changes: its notices answered and its quantity the rule's, unless told. */
  line(nombre: string, change?: Partial<MedicationLine>): Promise<MedicationLine>
  generate(lines: readonly unknown[], consulta?: number, sending?: Sending): Promise<Answered>
  /** Orders the lines, which must go through; answers the order's id. */
  order(lines: readonly unknown[], consulta?: number, sending?: Sending): Promise<number>
  active(consulta?: number): Promise<typeof medicamentos.ordenesActivas.answer.Type>
  history(consulta: number, cantidad?: number, page?: number): Promise<typeof medicamentos.ordenes6Meses.answer.Type>
  search(nombre: string, consulta?: number): Promise<typeof medicamentos.listarMedicamentoOrdenamiento.answer.Type>
  typed(texto: string, consulta?: number): Promise<typeof medicamentos.completarLinea.answer.Type>
  /** Answer of `/pdf` (or of another call that gives a file) with its bytes. */
  pdf(body: object, path?: string): Promise<{ readonly status: number; readonly bytes: Uint8Array }>
  close(): Promise<void>
}

const headers = ({ key }: Sending): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key })

export const openMedications = async (options: TestOptions = {}): Promise<Medications> => {
  const server = await startTestServer(options)
  const token = await server.login(DOCTOR)
  const today = bogotaDate((options.now ?? (() => new Date()))().getTime())
  const get = (path: string, sending: Sending = {}) =>
    server.call(`/api${path}`, { token: sending.token === undefined ? token : sending.token })
  const post = (path: string, body: unknown, sending: Sending = {}) =>
    server.call(`/api${path}`, {
      body,
      token: sending.token === undefined ? token : sending.token,
      headers: headers(sending),
    })
  const idOf = async (table: 'medicamentos' | 'reps', nombre: string): Promise<number> => {
    const { id } = await server.db.selectFrom(table).select('id').where('nombre', '=', nombre).executeTakeFirstOrThrow()
    return id
  }
  const diagnosisId = async (codigo: string): Promise<number> => {
    const row = await server.db.selectFrom('cie10').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
    return row.id
  }
  const line = async (nombre: string, change: Partial<MedicationLine> = {}): Promise<MedicationLine> => {
    const base: MedicationLine = {
      articulo: { codesumi: { id: await idOf('medicamentos', nombre), nombre } },
      via: 'Oral',
      dosis: 1,
      frecuencia: 8,
      tiempo: 'Horas',
      duracion: 7,
      meses: 1,
      cantidadMedico: 0,
      observacion: 'Con las comidas',
      fechaVigencia: today,
      rep_id: await idOf('reps', 'Farmacia Laureles'),
      diagnostico_id: await diagnosisId('I10'),
      comprobaciones: cleanChecks(),
      ...change,
    }
    const shown =
      change.comprobaciones === undefined
        ? await answeredNotices((body) => post('/alertas/avisos', body), CLEAR_CONSULTATION, base)
        : []
    return {
      ...base,
      comprobaciones: [...base.comprobaciones, ...shown],
      cantidadMedico: change.cantidadMedico ?? monthlyQuantity(base),
    }
  }
  const generate = (lines: readonly unknown[], consulta = CLEAR_CONSULTATION, sending: Sending = {}) =>
    post(`/ordenamiento/generarOrdenamiento/${consulta}/1`, lines, sending)
  return {
    server,
    token,
    today,
    get,
    post,
    drugId: (nombre) => idOf('medicamentos', nombre),
    siteId: (nombre) => idOf('reps', nombre),
    diagnosisId,
    line,
    generate,
    order: async (lines, consulta, sending) => {
      const answer = await generate(lines, consulta, sending)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return decodeOrder(answer.body).original[0].id
    },
    active: async (consulta = CLEAR_CONSULTATION) =>
      decodeActive((await get(`/ordenamiento/ordenes-activas/${consulta}/1`)).body),
    history: async (consulta, cantidad = 5, page = 1) =>
      decodeHistory((await post('/ordenamiento/ordenesMedicamentos6meses', { consulta, cantidad, page })).body),
    search: async (nombre, consulta) =>
      decodeDrugs(
        (
          await post('/medicamentos/listarMedicamentoOrdenamiento', {
            nombre,
            ...(consulta === undefined ? {} : { consulta_id: consulta }),
          })
        ).body,
      ),
    typed: async (texto, consulta = CLEAR_CONSULTATION) =>
      decodeTyped((await post('/medicamentos/completar-linea', { consulta_id: consulta, texto })).body),
    pdf: async (body, path = '/pdf') => {
      const answer = await fetch(new URL(`/api${path}`, server.url), {
        method: 'POST',
        headers: { ...credentials(token), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
    },
    close: () => server.close(),
  }
}
