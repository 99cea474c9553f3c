/** Every way of getting a scheme to its patient while its second signature waits. */
import { esquemas } from '@cauce/contract/esquemas'
import { firmas } from '@cauce/contract/firmas'
import { consultas } from '@cauce/contract/consultas'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { withDose } from '@cauce/domain/oncology/scheme-line'
import * as Schema from 'effect/Schema'
import { DIANA, type Schemes } from '../../support/schemes.ts'
import type { Answered } from '../../support/server.ts'
import { signatureVersion } from '../../support/signature-version.ts'
import type { UNSIGNED_SCHEME_CALLS } from './calls.ts'
import { somethingDone } from './several.ts'
import { withAllergySince } from './since.ts'

const REASON = 'Pertinente según la guía de la institución'
const AUDITOR = 'auditor@cauce.demo'
const PRESCRIBER = 'medico@cauce.demo'
const ADMIN = 'admin@cauce.demo'
const PHARMACY = 'farmacia@cauce.demo'
const HALF_MORE = 1.5

interface Waiting {
  readonly schemes: Schemes
  readonly consulta: number
  readonly order: SchemeOrder
  readonly orden: number
  readonly lineas: readonly number[]
  readonly firma: number
  readonly afiliado: number
}
type Way = (waiting: Waiting) => Promise<readonly Answered[]>

const decodeRecord = Schema.decodeUnknownSync(consultas.historiaRegistro.answer)

/** The same scheme with half more of its first drug, and why. */
const increased = async (schemes: Schemes, consulta: number): Promise<SchemeOrder> => {
  const { isc } = decodeRecord((await schemes.get(`/historia/registro/${consulta}`)).body)
  const plain = await schemes.orderOf('AC', isc)
  const lines = plain.codeSumiEsquemaSeleccionado.map((line) =>
    line.nombre === 'Doxorrubicina'
      ? {
          ...withDose(line, line.dosis * HALF_MORE, isc),
          motivo_desviacion: 'protocolo' as const,
          observaciones: 'Se acordó en la junta de hoy',
        }
      : line,
  )
  return schemes.answered(consulta, { ...plain, codeSumiEsquemaSeleccionado: lines })
}

const tokens = new Map<string, Promise<string>>()

/** Each person signs in once: a server lets nobody in more than so often a minute. */
const tokenOf = ({ server }: Schemes, who: string): Promise<string> => {
  const token = tokens.get(who) ?? server.login(who)
  tokens.set(who, token)
  return token
}

const as = async ({ schemes }: Waiting, who: string | null, path: string, body: object): Promise<Answered> =>
  schemes.post(path, body, who === null ? {} : { token: await tokenOf(schemes, who) })

const sign = async (waiting: Waiting, who: string | null, evento: string) => {
  const version = await signatureVersion(waiting.schemes.server.db, waiting.firma)
  return as(waiting, who, firmas.mover.path, { id: waiting.firma, version, evento, motivo: REASON })
}
const signing =
  (who: string | null, evento: string): Way =>
  async (waiting) => [await sign(waiting, who, evento)]

const amongSeveral =
  (who: string, evento: string): Way =>
  async (waiting) => {
    const version = await signatureVersion(waiting.schemes.server.db, waiting.firma)
    const body = { evento, motivo: REASON, cosas: [{ id: waiting.firma, version }] }
    return [somethingDone(await as(waiting, who, firmas.moverVarias.path, body))]
  }

const requestOf = ({ server }: Schemes, orden: number) =>
  server.db.selectFrom('segundas_firmas').selectAll().where('orden_id', '=', orden).executeTakeFirstOrThrow()

/** Who prescribed is given the key for as long as they try. */
const withTheKey: Way = async (waiting) => {
  const { db } = waiting.schemes.server
  const { id } = await db.selectFrom('users').select('id').where('email', '=', AUDITOR).executeTakeFirstOrThrow()
  const request = db.updateTable('segundas_firmas').where('id', '=', waiting.firma)
  const before = await requestOf(waiting.schemes, waiting.orden)
  await request.set({ pedida_por_user_id: id }).execute()
  const answers = [await sign(waiting, AUDITOR, 'abrir'), await sign(waiting, AUDITOR, 'firmar')]
  await request.set({ pedida_por_user_id: before.pedida_por_user_id }).execute()
  return answers
}

/** Somebody opens it, and somebody else or who has no registration signs. */
const openedByAnother: Way = async (waiting) => {
  await sign(waiting, AUDITOR, 'abrir')
  return [await sign(waiting, PRESCRIBER, 'firmar'), await sign(waiting, ADMIN, 'firmar')]
}

/** What was known since it was ordered is answered by who ordered, and not by who signs. */
const signedSince: Way = async (waiting) => {
  await sign(waiting, AUDITOR, 'abrir')
  const known = { afiliado_id: waiting.afiliado, nombre: 'Doxorrubicina' }
  return [await withAllergySince(waiting.schemes.server.db, known, () => sign(waiting, AUDITOR, 'firmar'))]
}

const applied =
  (who: string | null): Way =>
  async (waiting) =>
    Promise.all(
      [1, 2].map((ciclo) =>
        as(waiting, who, esquemas.aplicar.path, { orden_id: waiting.orden, ciclo, fecha: waiting.schemes.today }),
      ),
    )

const suspended: Way = async (waiting) => [
  await as(waiting, null, esquemas.suspender.path, { orden: waiting.lineas, observacion: REASON }),
]

const printed: Way = async (waiting) => [await as(waiting, null, '/pdf', { tipo: 'esquema', id: waiting.orden })]

const generated = (waiting: Waiting, order: SchemeOrder) => waiting.schemes.generate(waiting.consulta, order)
const orderedAgain: Way = async (waiting) => [await generated(waiting, waiting.order)]
const orderedAtOnce: Way = async (waiting) => Promise.all([1, 2, 3].map(() => generated(waiting, waiting.order)))
/** The plain scheme beside the one that waits. */
const orderedPlain: Way = async (waiting) => {
  const { isc } = decodeRecord((await waiting.schemes.get(`/historia/registro/${waiting.consulta}`)).body)
  const plain = await waiting.schemes.orderOf('AC', isc)
  return [await generated(waiting, await waiting.schemes.answered(waiting.consulta, plain))]
}
const orderedUrgent =
  (urgencia_vital: string): Way =>
  async (waiting) => [await generated(waiting, { ...waiting.order, urgencia_vital })]

const WAYS: Readonly<Record<(typeof UNSIGNED_SCHEME_CALLS)[number], Readonly<Record<string, Way>>>> = {
  'esquemas.aplicar': {
    'aplicar un ciclo': applied(null),
    'aplicar un ciclo quien audita': applied(AUDITOR),
  },
  'esquemas.suspender': { 'suspender y dejar el resto': suspended },
  'pdf.generar': { imprimirlo: printed },
  'esquemas.generarOrdenamiento': {
    'ordenarlo otra vez con otra clave': orderedAgain,
    'ordenarlo tres veces a la vez': orderedAtOnce,
    'ordenar otro al lado': orderedPlain,
    'ordenarlo con una urgencia que no dice nada': orderedUrgent('urgente'),
  },
  'firmas.mover': {
    'firmarlo quien lo ordenó': signing(null, 'firmar'),
    'firmarlo quien lo ordenó, con el permiso': withTheKey,
    'firmarlo sin abrirlo': signing(AUDITOR, 'firmar'),
    'darlo por revisado como una urgencia': signing(AUDITOR, 'revisar'),
    'firmarlo sin registro profesional': signing(ADMIN, 'firmar'),
    'firmarlo sin permiso': signing(PHARMACY, 'firmar'),
    'firmar lo que otra persona abrió': openedByAnother,
    'firmarlo con lo que se supo después': signedSince,
  },
  'firmas.moverVarias': {
    'firmarlo entre varios': amongSeveral(AUDITOR, 'firmar'),
    'abrirlo entre varios quien lo ordenó': amongSeveral(PRESCRIBER, 'abrir'),
    'abrirlo entre varios sin permiso': amongSeveral(PHARMACY, 'abrir'),
  },
}
const EACH_WAY = Object.values(WAYS).flatMap((ways) => Object.entries(ways))

/** Walks them all over one scheme, and then has it signed as it should be; false where anything went past. */
export const walkUnsignedScheme = async (schemes: Schemes, say: (line: string) => void): Promise<boolean> => {
  const { db } = schemes.server
  const { consulta, afiliado } = await schemes.visit(DIANA)
  await db.updateTable('orden_esquemas').set({ en_curso: false }).where('afiliado_id', '=', afiliado).execute()
  const order = await increased(schemes, consulta)
  const orden = await schemes.order(consulta, order)
  const statesOf = () =>
    db.selectFrom('orden_esquema_lineas').select(['id', 'estado_id']).where('orden_id', '=', orden).execute()
  const lineas = (await statesOf()).map(({ id }) => id)
  const waiting: Waiting = {
    schemes,
    consulta,
    order,
    orden,
    lineas,
    afiliado,
    firma: (await requestOf(schemes, orden)).id,
  }
  const passed: string[] = []
  let unsigned = 0
  for (const [name, way] of EACH_WAY) {
    if ((await way(waiting)).some(({ status }) => status < 400 || status >= 500)) passed.push(name)
    const open = (await statesOf()).filter(({ estado_id }) => estado_id !== SchemeStatus.waiting)
    unsigned = Math.max(unsigned, open.length)
  }
  await sign(waiting, AUDITOR, 'abrir')
  const { status } = await sign(waiting, AUDITOR, 'firmar')
  const isSigned = status === 200 && (await statesOf()).every(({ estado_id }) => estado_id === SchemeStatus.active)
  await db.updateTable('orden_esquemas').set({ en_curso: false }).where('orden_id', '=', orden).execute()
  say(
    `la segunda firma de un esquema (firmas.mover): ${EACH_WAY.length} maneras, ${unsigned} renglones sin firmar` +
      `${passed.length > 0 ? `; pasaron: ${passed.join(', ')}` : ''}${isSigned ? '' : '; y quien firma no pasa'}`,
  )
  return passed.length === 0 && unsigned === 0 && isSigned
}
