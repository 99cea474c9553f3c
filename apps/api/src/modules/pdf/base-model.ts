/** Band, patient and professional: what every document of an order has. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { ageLabel, documentLabel, listName, sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { measuresText, NOT_MEASURED } from '@cauce/domain/affiliate/measures-words'
import { allergiesOnPaper } from '@cauce/domain/antecedents/allergies-on-paper'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { groupThousands } from '@cauce/domain/text/format'
import { phoneLabel } from '@cauce/domain/text/phone'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { PrintedFact } from '../../pdf/leave-model.ts'
import type { DocumentBase, Patient, Professional, Provider } from '../../pdf/model.ts'
import { othersConsultation } from '../consultas/access.ts'
import { seesHistory } from './history-access.ts'
import { affiliateById, fullName } from '../consultas/affiliate-queries.ts'
import { lastMeasures } from '../consultas/measures-queries.ts'
import { measuresOf } from '../consultas/measures.ts'
import { printableOrder, type PrintableOrder } from './print-queries.ts'

/** Who made a document and where, as its row has them. */
export type HeadRow = Pick<
  PrintableOrder,
  | 'email'
  | 'o_nombre'
  | 'o_apellido'
  | 'o_tipo_documento'
  | 'o_documento'
  | 'especialidad'
  | 'cargo'
  | 'registro_profesional'
  | 'firma'
  | 'sede'
  | 'sede_direccion'
  | 'sede_municipio'
  | 'prestador'
  | 'nit'
> & {
  /** For whom it was signed, where somebody stood in. */
  readonly sustituye?: string | null
}

export type BaseModel = Omit<DocumentBase, 'titulo'>

const NO_CONTACT = 'Sin datos de contacto'

const contactOf = ({ celular1, correo1 }: Affiliate): string =>
  celular1 === null ? (correo1 ?? NO_CONTACT) : phoneLabel(celular1)

/** The newest weight of the affiliate, with the height of that day. */
const measuresOnPaper = async ({ db }: UserCtx, affiliateId: number): Promise<PrintedFact> => {
  const row = await lastMeasures(db, affiliateId)
  return row === undefined
    ? { nombre: 'Peso · talla', valor: NOT_MEASURED }
    : { nombre: `Peso · talla · ${formatDate(row.fecha)}`, valor: measuresText({ ...measuresOf(row), isc: null }) }
}

const patientOf = async (ctx: UserCtx, affiliate: Affiliate, isClinical: boolean): Promise<Patient> => ({
  nombre: listName(affiliate),
  documento: documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento),
  sexo: sexLabel(affiliate.sexo),
  edad: ageLabel(affiliate.edad_cumplida),
  entidad: affiliate.entidad.nombre,
  municipio: affiliate.municipio_atencion
    ? `${municipalityName(affiliate)}, ${departmentName(affiliate)}`
    : municipalityName(affiliate),
  ips: primaryProviderName(affiliate),
  contacto: contactOf(affiliate),
  clinico: isClinical
    ? { medidas: await measuresOnPaper(ctx, affiliate.id), alergias: allergiesOnPaper(affiliate.alergias) }
    : null,
})

/** Data URL of a PNG or JPEG by its content; any other image of record is left out. */
const imageOfRecord = (bytes: Buffer | null): string | null => {
  if (!bytes || bytes.length < 4) return null
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return `data:image/png;base64,${bytes.toString('base64')}`
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? `data:image/jpeg;base64,${bytes.toString('base64')}` : null
}

/** Who signs, from the row. */
export const professionalOf = (
  order: Omit<HeadRow, 'sede' | 'sede_direccion' | 'sede_municipio' | 'prestador' | 'nit'>,
): Professional => ({
  nombre: fullName(order.o_nombre, order.o_apellido) || order.email,
  documento:
    order.o_tipo_documento !== null && order.o_documento !== null
      ? documentLabel(order.o_tipo_documento, order.o_documento)
      : '',
  cargo: order.especialidad ?? order.cargo ?? '',
  registro: order.registro_profesional,
  firma: imageOfRecord(order.firma),
  sustituye: order.sustituye ?? null,
})

const providerOf = (order: HeadRow): Provider | null =>
  order.prestador === null || order.nit === null || order.sede === null
    ? null
    : {
        nombre: order.prestador,
        nit: order.nit,
        sede: order.sede,
        direccion: [order.sede_direccion, order.sede_municipio].filter(Boolean).join(', '),
      }

/** `Orden N.º 40 218`. */
export const orderNumber = (id: number): string => `Orden N.º ${groupThousands(id)}`

/**
 * The order to print, or 404; 403 `consulta.ajena` when its consultation is another professional's, unless it is asked from the
 * page of the history that `historyPermission` opens, by who holds it.
 */
export const reachableOrder = async (
  ctx: UserCtx,
  orderId: number,
  historyPermission: string | null = null,
): Promise<PrintableOrder> => {
  const order = await printableOrder(ctx.db, ctx, orderId)
  if (!order) throw notFound()
  const fromHistory = historyPermission !== null && seesHistory(ctx.user, historyPermission)
  if (!order.accesible && !fromHistory) throw othersConsultation()
  return order
}

interface Heading {
  readonly numero: string
  readonly fecha: string
}

/** What the band of a paper of the insurer says, and whose it is. */
export const bandModel = async (ctx: UserCtx, affiliate: Affiliate, isClinical: boolean) => ({
  entidad: affiliate.entidad.nombre,
  paciente: await patientOf(ctx, affiliate, isClinical),
  demostracion: ctx.config.demo,
})

/** Band, patient and professional of a document that is not an order. */
export const headModel = async (
  ctx: UserCtx,
  heading: Heading,
  row: HeadRow,
  affiliate: Affiliate,
): Promise<BaseModel> => ({
  ...heading,
  ...(await bandModel(ctx, affiliate, true)),
  prestador: providerOf(row),
  profesional: professionalOf(row),
  anulada: null,
})

export const baseModel = (ctx: UserCtx, order: PrintableOrder, affiliate: Affiliate): Promise<BaseModel> =>
  headModel(ctx, { numero: orderNumber(order.id), fecha: formatDateTime(order.created_at.getTime()) }, order, affiliate)

/** The affiliate of an order that exists. */
export const orderAffiliate = async (ctx: UserCtx, order: PrintableOrder): Promise<Affiliate> => {
  const affiliate = await affiliateById(ctx.db, order.afiliado_id, ctx.today())
  if (!affiliate) throw notFound()
  return affiliate
}
