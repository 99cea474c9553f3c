/** Band, patient and professional: what every document of an order has. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { ageLabel, documentLabel, listName, sexLabel } from '@cauce/domain/affiliate/display-name'
import { departmentName, municipalityName, primaryProviderName } from '@cauce/domain/affiliate/header-defaults'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { groupThousands } from '@cauce/domain/text/format'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import type { DocumentModel, Patient, Professional, Provider } from '../../pdf/model.ts'
import { othersConsultation } from '../consultas/access.ts'
import { affiliateById, fullName } from '../consultas/affiliate-queries.ts'
import { printableOrder, type PrintableOrder } from './print-queries.ts'

export type BaseModel = Omit<Extract<DocumentModel, { clase: 'servicio' }>, 'clase' | 'titulo' | 'lineas' | 'notas'>

const NO_CONTACT = 'Sin datos de contacto'

const patientOf = (affiliate: Affiliate): Patient => ({
  nombre: listName(affiliate),
  documento: documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento),
  sexo: sexLabel(affiliate.sexo),
  edad: ageLabel(affiliate.edad_cumplida),
  entidad: affiliate.entidad.nombre,
  municipio: affiliate.municipio_atencion
    ? `${municipalityName(affiliate)}, ${departmentName(affiliate)}`
    : municipalityName(affiliate),
  ips: primaryProviderName(affiliate),
  contacto: affiliate.celular1 ?? affiliate.correo1 ?? NO_CONTACT,
})

/** Data URL of a PNG or JPEG by its content; any other image of record is left out. */
const imageOfRecord = (bytes: Buffer | null): string | null => {
  if (!bytes || bytes.length < 4) return null
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') return `data:image/png;base64,${bytes.toString('base64')}`
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? `data:image/jpeg;base64,${bytes.toString('base64')}` : null
}

const professionalOf = (order: PrintableOrder): Professional => ({
  nombre: fullName(order.o_nombre, order.o_apellido) || order.email,
  documento:
    order.o_tipo_documento !== null && order.o_documento !== null
      ? documentLabel(order.o_tipo_documento, order.o_documento)
      : '',
  cargo: order.especialidad ?? order.cargo ?? '',
  registro: order.registro_profesional,
  firma: imageOfRecord(order.firma),
})

const providerOf = (order: PrintableOrder): Provider | null =>
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

/** The order to print, or 404; 403 `consulta.ajena` when its consultation is another professional's. */
export const reachableOrder = async (ctx: UserCtx, orderId: number): Promise<PrintableOrder> => {
  const order = await printableOrder(ctx.db, ctx, orderId)
  if (!order) throw notFound()
  if (!order.accesible) throw othersConsultation()
  return order
}

export const baseModel = (ctx: UserCtx, order: PrintableOrder, affiliate: Affiliate): BaseModel => ({
  numero: orderNumber(order.id),
  fecha: formatDateTime(order.created_at.getTime()),
  entidad: affiliate.entidad.nombre,
  prestador: providerOf(order),
  paciente: patientOf(affiliate),
  profesional: professionalOf(order),
  demostracion: ctx.config.demo,
  anulada: null,
})

/** The affiliate of an order that exists. */
export const orderAffiliate = async (ctx: UserCtx, order: PrintableOrder): Promise<Affiliate> => {
  const affiliate = await affiliateById(ctx.db, order.afiliado_id, ctx.today())
  if (!affiliate) throw notFound()
  return affiliate
}
