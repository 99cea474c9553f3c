/**
 * One affiliate, two clinicians, a pharmacist and an auditor, and what is known of the medicines without asking the product: which
 * findings a line has to have answered before it is stored, moved or handed over.
 */
import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { Finding, type SentCheck } from '@cauce/domain/medication/check'
import { keyParts } from '@cauce/domain/medication/shown-finding'
import type { MedicationLine } from '@cauce/domain/medication/order-line'
import { reasonError } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { OrderStatus } from '@cauce/domain/ordering/order-status'
import { ANSWER_TO_NOTICES, answeredNotices } from './answered-notices.ts'
import { AMOXICILLIN, cleanChecks, IBUPROFEN, WARFARIN, type Medications } from './medications.ts'
import { newLeaveVisit } from './sick-leave.ts'

export const WEEKLY = 'Metotrexato 2,5 mg tableta'
/** Needs authorisation. */
export const AUDITED = 'Rifaximina 550 mg tableta'
export const DRUGS = [WARFARIN, IBUPROFEN, AMOXICILLIN, WEEKLY, AUDITED] as const
export type DrugName = (typeof DRUGS)[number]
/** What is found of it when the affiliate is allergic. */
export const ALLERGENS = { [AMOXICILLIN]: 'Amoxicilina', [AUDITED]: 'Rifaximina' } as const

/** How who acts deals with what is shown. */
export const MANNERS = ['responde', 'calla', 'de antemano', 'sin razones', 'de otra persona'] as const
export type Manner = (typeof MANNERS)[number]

const isFindings = Schema.is(Schema.Array(Finding))
const readInteractions = Schema.decodeUnknownSync(alertas.verificarInteraccion.answer)
const readAllergies = Schema.decodeUnknownSync(alertas.detalleAlergia.answer)
const readReview = Schema.decodeUnknownSync(alertas.porRevisar.answer)

export interface Clinician {
  readonly token: string
  readonly consulta: number
}

export interface Ward {
  readonly clinic: Medications
  readonly afiliado: number
  readonly clinicians: readonly [Clinician, Clinician]
  readonly auditor: string
  readonly pharmacist: string
  /** Lines of medicine before the first of this affiliate. */
  readonly ids: ReadonlyMap<DrugName, number>
  readonly lines: ReadonlyMap<DrugName, MedicationLine>
}

/** What does not change from one affiliate to the next. */
export type Staff = Pick<Ward, 'clinic' | 'auditor' | 'pharmacist' | 'ids' | 'lines'> & {
  readonly tokens: readonly [string, string]
  readonly second: number
}

const SECOND = 'oncologo@cauce.demo'

export const staffOf = async (clinic: Medications): Promise<Staff> => {
  const { db } = clinic.server
  const lines = new Map<DrugName, MedicationLine>()
  for (const name of DRUGS) {
    const taken = name === WEEKLY ? { dosis: 4 } : {}
    lines.set(name, await clinic.line(name, { frecuencia: 24, ...taken, comprobaciones: [] }))
  }
  const { id: second } = await db.selectFrom('users').select('id').where('email', '=', SECOND).executeTakeFirstOrThrow()
  return {
    clinic,
    lines,
    ids: new Map([...lines].map(([name, { articulo }]) => [name, articulo.codesumi.id])),
    auditor: await clinic.server.login('auditor@cauce.demo'),
    pharmacist: await clinic.server.login('farmacia@cauce.demo'),
    tokens: [clinic.token, await clinic.server.login(SECOND)],
    second,
  }
}

/** A new affiliate who says that there are no allergies, seen by both clinicians. */
export const openWard = async ({ tokens, second, ...staff }: Staff): Promise<Ward> => {
  const { db } = staff.clinic.server
  const first = await newLeaveVisit(db)
  const { afiliado_id } = first
  const other = await newLeaveVisit(db, { afiliado_id, medico_user_id: second })
  await db
    .insertInto('respuestas_alergias')
    .values({ afiliado_id, respuesta: 'niega', origen: 'paciente', user_id: second })
    .execute()
  return {
    ...staff,
    afiliado: afiliado_id,
    clinicians: [
      { token: tokens[0], consulta: first.consulta_id },
      { token: tokens[1], consulta: other.consulta_id },
    ],
  }
}

/** What every call of the alerts shows of that line, answered. */
const shownTo = async (ward: Ward, { token, consulta }: Clinician, line: MedicationLine): Promise<SentCheck[]> => {
  const { clinic, afiliado } = ward
  const { id } = line.articulo.codesumi
  const post = (path: string, body: object) => clinic.post(path, body, { token })
  const pairs = await post(alertas.verificarInteraccion.path, {
    medicamentosSeleccionados: [id],
    consulta_id: consulta,
  })
  const about = { afiliado_id: afiliado, codesumi_id: id, consulta_id: consulta }
  const allergies = await post(alertas.detalleAlergia.path, about)
  const found = [
    ...readInteractions(pairs.body).flatMap(({ interacciones }) => interacciones.map(({ hallazgo }) => hallazgo)),
    ...readAllergies(allergies.body).hallazgos,
  ]
  const notices = await answeredNotices((body) => post(alertas.avisos.path, body), consulta, line)
  return [...reviewAnswers(found, ANSWER_TO_NOTICES), ...notices]
}

export const mannered = (checks: readonly SentCheck[], manner: Manner): readonly SentCheck[] => {
  if (manner === 'calla') return []
  if (manner === 'sin razones') return checks.map((check) => ({ ...check, motivo: 'no no no no no no no no no no no' }))
  if (manner !== 'de antemano') return checks
  return checks.map((check) => ({ ...check, claves: (check.claves ?? []).map((clave) => keyParts(clave).clave) }))
}

/** Explained by everybody: what is left is what was found. */
const NO_CREATININE: SentCheck = {
  comprobacion: 'renal',
  respuesta: 'no_verificada',
  por_que: 'No hay creatinina',
  motivo: 'Urgencia: no se puede esperar',
}

/** Orders one medicine; `who` is the place of the clinician. */
export const order = async (ward: Ward, who: 0 | 1, drug: DrugName, manner: Manner): Promise<number> => {
  const own = ward.clinicians[who]
  const line = ward.lines.get(drug)
  if (line === undefined) throw new Error(drug)
  const asking = manner === 'de otra persona' ? ward.clinicians[who === 0 ? 1 : 0] : own
  const checks = manner === 'calla' ? [] : mannered(await shownTo(ward, asking, line), manner)
  const body = [{ ...line, comprobaciones: [...cleanChecks(), NO_CREATININE, ...checks] }]
  const { status } = await ward.clinic.generate(body, own.consulta, { token: own.token, key: randomUUID() })
  return status
}

const review = async (ward: Ward, token: string, linea_id: number, manner: Manner): Promise<readonly SentCheck[]> => {
  const { body } = await ward.clinic.post(alertas.porRevisar.path, { linea_id }, { token })
  return mannered(reviewAnswers(readReview(body).lineas[0]?.hallazgos ?? [], ANSWER_TO_NOTICES), manner)
}

/** The auditor approves it or the pharmacist hands one over. */
export const advance = async (
  ward: Ward,
  how: 'aprobar' | 'entregar',
  linea_id: number,
  manner: Manner,
): Promise<number> => {
  const [own, other] = how === 'aprobar' ? [ward.auditor, ward.pharmacist] : [ward.pharmacist, ward.auditor]
  const comprobaciones = await review(ward, manner === 'de otra persona' ? other : own, linea_id, manner)
  const [path, body] =
    how === 'aprobar'
      ? ['/ordenamiento/mover-linea/1', { linea_id, evento: 'aprobar', motivo: 'Pertinente según la guía' }]
      : ['/historico/medicamentos-parciales/entregar', { linea_id, cantidad: 1, observacion: '' }]
  const sending = { token: own, key: randomUUID() }
  return (await ward.clinic.post(path, { ...body, comprobaciones }, sending)).status
}

export const openLines = ({ clinic, afiliado }: Pick<Ward, 'clinic' | 'afiliado'>) =>
  clinic.server.db
    .selectFrom('orden_articulos')
    .select(['id', 'codesumi_id', 'estado_id'])
    .where('afiliado_id', '=', afiliado)
    .where('estado_id', 'not in', [OrderStatus.annulled, OrderStatus.denied])
    .orderBy('id')
    .execute()

/** Keys of what was answered in any line of the affiliate, with a reason for what is gravest. */
export const answeredKeys = async ({ clinic, afiliado }: Ward): Promise<readonly string[]> => {
  const rows = await clinic.server.db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('orden_articulos as l', 'l.id', 'c.orden_articulos_id')
    .select(['c.hallazgos', 'c.motivo'])
    .where('l.afiliado_id', '=', afiliado)
    .where('c.origen', '=', 'profesional')
    .where('c.respuesta', '=', 'encontrada')
    .execute()
  return rows.flatMap(({ hallazgos, motivo }) =>
    isFindings(hallazgos) && reasonError('contraindicada', motivo) === null ? hallazgos.map(({ clave }) => clave) : [],
  )
}
