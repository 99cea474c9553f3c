/** Every way of getting a line to its patient while its second signature waits. */
import { firmas } from '@cauce/contract/firmas'
import { historico } from '@cauce/contract/historico'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import type { Medications } from '../../support/medications.ts'
import type { Answered } from '../../support/server.ts'
import { signatureVersion } from '../../support/signature-version.ts'
import { orderedOver, requestOf, TOLERATED } from '../../support/waiting-signature.ts'
import type { UNSIGNED_LINE_CALLS } from './calls.ts'
import { somethingDone } from './several.ts'
import { withAllergySince } from './since.ts'

const REASON = 'Pertinente según la guía de la institución'
const AUDITOR = 'auditor@cauce.demo'
const ONCOLOGIST = 'oncologo@cauce.demo'
const ADMIN = 'admin@cauce.demo'
const PHARMACY = 'farmacia@cauce.demo'

interface Waiting {
  readonly clinic: Medications
  readonly linea: number
  readonly orden: number
  readonly firma: number
  readonly afiliado: number
}
type Way = (line: Waiting) => Promise<readonly Answered[]>

const as = async ({ clinic }: Waiting, who: string | null, path: string, body: object): Promise<Answered> =>
  clinic.post(path, body, who === null ? {} : { token: await clinic.server.login(who) })

const lineMove =
  (who: string | null, evento: string): Way =>
  async (line) => [await as(line, who, '/ordenamiento/mover-linea/1', { linea_id: line.linea, evento, motivo: REASON })]

const sign = async (line: Waiting, who: string | null, evento: string) => {
  const version = await signatureVersion(line.clinic.server.db, line.firma)
  return as(line, who, firmas.mover.path, { id: line.firma, version, evento, motivo: REASON })
}
const signing =
  (who: string | null, evento: string): Way =>
  async (line) => [await sign(line, who, evento)]

const several = async (line: Waiting, who: string, evento: string): Promise<Answered> => {
  const version = await signatureVersion(line.clinic.server.db, line.firma)
  const body = { evento, motivo: REASON, cosas: [{ id: line.firma, version }] }
  return somethingDone(await as(line, who, firmas.moverVarias.path, body))
}
const amongSeveral =
  (who: string, evento: string): Way =>
  async (line) => [await several(line, who, evento)]

/** Who prescribed is given the key for as long as they try. */
const withTheKey =
  (way: Way): Way =>
  async (line) => {
    const { db } = line.clinic.server
    const { id } = await db.selectFrom('users').select('id').where('email', '=', AUDITOR).executeTakeFirstOrThrow()
    const request = db.updateTable('segundas_firmas').where('id', '=', line.firma)
    const before = await requestOf(line.clinic, line.linea)
    await request.set({ pedida_por_user_id: id }).execute()
    const answers = await way(line)
    await request.set({ pedida_por_user_id: before.pedida_por_user_id }).execute()
    return answers
  }
const openAndSign: Way = async (line) => [await sign(line, AUDITOR, 'abrir'), await sign(line, AUDITOR, 'firmar')]

/** Among several it changes hands, and who had opened it signs. */
const takenAmongSeveral: Way = async (line) => {
  await sign(line, AUDITOR, 'abrir')
  await several(line, ONCOLOGIST, 'abrir')
  return [await sign(line, AUDITOR, 'firmar')]
}

/** Somebody opens it and somebody else signs, or an auditor without registration does. */
const openedByAnother: Way = async (line) => {
  await sign(line, ONCOLOGIST, 'abrir')
  return [await sign(line, AUDITOR, 'firmar'), await sign(line, ADMIN, 'firmar')]
}

/** What was known since it was ordered is answered by who prescribed, and not by who signs. */
const signedSince: Way = async (line) => {
  await sign(line, AUDITOR, 'abrir')
  const known = { afiliado_id: line.afiliado, nombre: 'Amoxicilina' }
  return [await withAllergySince(line.clinic.server.db, known, () => sign(line, AUDITOR, 'firmar'))]
}

const delivered: Way = async (line) => [
  await as(line, PHARMACY, historico.entregar.path, { linea_id: line.linea, cantidad: 1, observacion: '' }),
]

const printed =
  (sending: object): Way =>
  async (line) => [
    await as(line, null, '/pdf', { tipo: 'medicamento', id: line.orden, detalles: { id: line.linea }, ...sending }),
  ]

const WAYS: Readonly<Record<(typeof UNSIGNED_LINE_CALLS)[number], Readonly<Record<string, Way>>>> = {
  'ordenamiento.moverLinea': {
    'aprobarla en auditoría': lineMove(AUDITOR, 'aprobar'),
    agendarla: lineMove(ADMIN, 'agendar'),
    prestarla: lineMove(ADMIN, 'prestar'),
    'aprobarla quien formuló': lineMove(null, 'aprobar'),
  },
  'firmas.mover': {
    'firmarla quien formuló': signing(null, 'firmar'),
    'firmarla quien formuló, con el permiso': withTheKey(openAndSign),
    'firmarla sin abrirla': signing(AUDITOR, 'firmar'),
    'darla por revisada como una urgencia': signing(AUDITOR, 'revisar'),
    'firmarla sin registro profesional': signing(ADMIN, 'firmar'),
    'firmarla sin permiso': signing(PHARMACY, 'firmar'),
    'firmar lo que otra persona abrió': openedByAnother,
    'firmarla con lo que se supo después': signedSince,
  },
  'firmas.moverVarias': {
    'firmarla entre varias': amongSeveral(ONCOLOGIST, 'firmar'),
    'darla por revisada entre varias': amongSeveral(ONCOLOGIST, 'revisar'),
    'retirarla entre varias': amongSeveral(AUDITOR, 'retirar'),
    'abrirla entre varias quien formuló, con el permiso': withTheKey(amongSeveral(AUDITOR, 'abrir')),
    'abrirla entre varias sin permiso': amongSeveral(PHARMACY, 'abrir'),
    'firmar lo que otra persona tomó entre varias': takenAmongSeveral,
  },
  'historico.entregar': { 'entregarla en la farmacia': delivered },
  'pdf.generar': {
    imprimirla: printed({}),
    'imprimirla con todas': printed({ filtro: 'todas' }),
    'imprimirla desde el histórico': printed({ historico: true }),
    'enviarla por correo': printed({ enviar: true, correo: { email: 'paciente@correo.demo' }, motivo_correo: REASON }),
  },
}
const EACH_WAY = Object.values(WAYS).flatMap((ways) => Object.entries(ways))

const OPEN = new Set<number>([OrderStatus.active, OrderStatus.authorised, OrderStatus.scheduled, OrderStatus.done])

/** Walks them all over one line, and then has it signed as it should be; false where anything went past. */
export const walkUnsigned = async (clinic: Medications, say: (line: string) => void): Promise<boolean> => {
  const { id: linea, orden_id: orden, afiliado_id: afiliado } = await orderedOver(clinic, TOLERATED)
  const line: Waiting = { clinic, linea, orden, afiliado, firma: (await requestOf(clinic, linea)).id }
  const stateOf = async () =>
    clinic.server.db.selectFrom('orden_articulos').select('estado_id').where('id', '=', linea).executeTakeFirstOrThrow()
  const passed: string[] = []
  let unsigned = 0
  for (const [name, way] of EACH_WAY) {
    if ((await way(line)).some(({ status }) => status < 400 || status >= 500)) passed.push(name)
    unsigned = Math.max(unsigned, OPEN.has((await stateOf()).estado_id) ? 1 : 0)
  }
  await sign(line, AUDITOR, 'abrir')
  const { status } = await sign(line, AUDITOR, 'firmar')
  const isSigned = status === 200 && (await stateOf()).estado_id === OrderStatus.authorised
  say(
    `la segunda firma (firmas.mover): ${EACH_WAY.length} maneras, ${unsigned} líneas sin firmar` +
      `${passed.length > 0 ? `; pasaron: ${passed.join(', ')}` : ''}${isSigned ? '' : '; y quien firma no pasa'}`,
  )
  return passed.length === 0 && unsigned === 0 && isSigned
}
