/** The oncologist's part of the ward: schemes, drugs added to them, cycles that are given, and another site for any of it. */
import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { esquemas } from '@cauce/contract/esquemas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { Finding, type SentCheck } from '@cauce/domain/medication/check'
import { reasonError } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { INGREDIENT, withAdded } from '../drills/alert/scheme-doors.ts'
import { mannered, openWard, type Manner, type Staff, type Ward } from './alert-model.ts'
import { answeredScheme, REASON } from './answered-scheme.ts'
import { schemesOf, type Schemes } from './schemes.ts'

const SCHEME = 'CAPOX'
export const SCHEME_ALLERGENS = ['Oxaliplatino', INGREDIENT] as const
export type SchemeAllergen = (typeof SCHEME_ALLERGENS)[number]
const MEASURED = { peso: 65, talla: 165, isc: 1.73 }

export interface SchemeStaff extends Staff {
  readonly schemes: Schemes
  readonly plain: SchemeOrder
  readonly added: SchemeOrder
}
export interface SchemeWard extends Ward {
  readonly schemes: Schemes
  readonly orders: Pick<SchemeStaff, 'plain' | 'added'>
  readonly sites: readonly number[]
}

const measure = async ({ clinic, clinicians }: Ward): Promise<void> => {
  const values = { ...MEASURED, consulta_id: clinicians[1].consulta, fecha: bogotaDate(Date.now()) }
  await clinic.server.db.insertInto('medidas').values(values).execute()
}

/** The two orders are the same whoever they are of: all of them weigh the same. */
export const schemeStaffOf = async (staff: Staff): Promise<SchemeStaff> => {
  const schemes = await schemesOf(staff.clinic.server, bogotaDate(Date.now()))
  const plain = await schemes.orderOf(SCHEME, MEASURED.isc)
  const ward = await openWard(staff)
  return { ...staff, schemes, plain, added: await withAdded(schemes, ward.clinicians[1].consulta, plain) }
}

export const openSchemeWard = async ({ schemes, plain, added, ...staff }: SchemeStaff): Promise<SchemeWard> => {
  const ward = await openWard(staff)
  await measure(ward)
  const sites = await ward.clinic.server.db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .limit(2)
    .execute()
  return { ...ward, schemes, orders: { plain, added }, sites: sites.map(({ id }) => id) }
}

/** The second clinician is the oncologist. */
export const orderScheme = async (ward: SchemeWard, which: 'plain' | 'added', manner: Manner): Promise<number> => {
  const { schemes, orders, clinicians } = ward
  const [other, own] = clinicians
  const order = orders[which]
  const [consulta, token] = manner === 'de otra persona' ? [other.consulta, other.token] : [own.consulta, own.token]
  const ask = (body: object) => schemes.post(alertas.comprobarEsquema.path, body, { token })
  const comprobaciones = manner === 'calla' ? [] : mannered(await answeredScheme(ask, consulta, order), manner)
  return (await schemes.generate(own.consulta, { ...order, comprobaciones }, { token: own.token, key: randomUUID() }))
    .status
}

export const schemesInCourse = ({ clinic, afiliado }: Pick<Ward, 'clinic' | 'afiliado'>) =>
  clinic.server.db
    .selectFrom('orden_esquemas as h')
    .select(['h.id', 'h.orden_id', 'h.rep_id', 'h.comprobaciones'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('orden_esquema_lineas as l')
            .select('l.id')
            .whereRef('l.orden_esquemas_id', '=', 'h.id')
            .where('l.medicamento', 'like', `%${INGREDIENT}%`),
        )
        .as('anadido'),
    )
    .where('h.afiliado_id', '=', afiliado)
    .where('h.en_curso', '=', true)
    .execute()

const readReview = Schema.decodeUnknownSync(alertas.porRevisar.answer)

const shownAgain = async (ward: SchemeWard, asked: object, manner: Manner): Promise<readonly SentCheck[]> => {
  const token = ward.clinicians[manner === 'de otra persona' ? 0 : 1].token
  const { status, body } = await ward.schemes.post(alertas.porRevisar.path, asked, { token })
  if (status !== 200) return []
  const { lineas, esquemas: found } = readReview(body)
  return mannered(reviewAnswers((found[0] ?? lineas[0])?.hallazgos ?? [], REASON), manner)
}

/** Gives the first cycle that is still to be given; null: there is none. */
export const applyNext = async (ward: SchemeWard, manner: Manner): Promise<number | null> => {
  const [head] = await schemesInCourse(ward)
  if (head === undefined) return null
  const next = await ward.clinic.server.db
    .selectFrom('orden_esquema_lineas')
    .select('ciclo')
    .where('orden_esquemas_id', '=', head.id)
    .where('estado_id', '=', SchemeStatus.active)
    .orderBy('ciclo')
    .executeTakeFirst()
  const { orden_id } = head
  const ciclo = next?.ciclo ?? 1
  const comprobaciones = await shownAgain(ward, { orden_id, ciclo }, manner)
  const body = { orden_id, ciclo, fecha: bogotaDate(Date.now()), comprobaciones }
  return (await ward.schemes.post(esquemas.aplicar.path, body, sending(ward))).status
}

const sending = ({ clinicians }: SchemeWard) => ({ token: clinicians[1].token, key: randomUUID() })

/** Another site for the scheme; null: there is none. */
export const moveScheme = async (ward: SchemeWard, manner: Manner): Promise<number | null> => {
  const [head] = await schemesInCourse(ward)
  if (head === undefined) return null
  const comprobaciones = await shownAgain(ward, { orden_id: head.orden_id }, manner)
  const rep_id = ward.sites.find((id) => id !== head.rep_id) ?? 0
  const body = { orden_esquemas_id: head.id, rep_id, motivo: 'Queda cerca de su casa', comprobaciones }
  return (await ward.schemes.post(ordenamiento.asignarDireccionamiento.path, body, sending(ward))).status
}

/** The same of a line of medicines. */
export const moveLine = async (ward: SchemeWard, linea_id: number, manner: Manner): Promise<number> => {
  const comprobaciones = await shownAgain(ward, { linea_id }, manner)
  const { rep_id } = await ward.clinic.server.db
    .selectFrom('orden_articulos')
    .select('rep_id')
    .where('id', '=', linea_id)
    .executeTakeFirstOrThrow()
  const other = ward.sites.find((id) => id !== rep_id) ?? 0
  const body = { orden_articulos_id: linea_id, rep_id: other, motivo: 'Queda cerca de su casa', comprobaciones }
  return (await ward.schemes.post(ordenamiento.asignarDireccionamiento.path, body, sending(ward))).status
}

export const cancel = async (ward: SchemeWard): Promise<number | null> => {
  const [head] = await schemesInCourse(ward)
  return head === undefined
    ? null
    : (await ward.schemes.post(esquemas.cancelar.path, { orden_id: head.orden_id }, sending(ward))).status
}

const isEntries = Schema.is(
  Schema.Array(
    Schema.Struct({ origen: Schema.String, hallazgos: Schema.Array(Finding), motivo: Schema.NullOr(Schema.String) }),
  ),
)

/** Titles and keys of what was answered in any scheme or line of the affiliate, with a reason for what is gravest. */
export const answeredFindings = async ({ clinic, afiliado }: Ward): Promise<readonly Finding[]> => {
  const { db } = clinic.server
  const heads = await db
    .selectFrom('orden_esquemas')
    .select('comprobaciones')
    .where('afiliado_id', '=', afiliado)
    .execute()
  const lines = await db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('orden_articulos as l', 'l.id', 'c.orden_articulos_id')
    .select(['c.origen', 'c.hallazgos', 'c.motivo'])
    .where('l.afiliado_id', '=', afiliado)
    .execute()
  return [...heads.map(({ comprobaciones }) => comprobaciones), lines].flatMap((ledger): Finding[] =>
    isEntries(ledger)
      ? ledger.flatMap(({ origen, hallazgos, motivo }) =>
          origen === 'profesional' && reasonError('contraindicada', motivo) === null ? [...hallazgos] : [],
        )
      : [],
  )
}
