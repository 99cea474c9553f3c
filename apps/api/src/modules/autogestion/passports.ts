/** What was ordered for the affiliate of the session, each thing with its sentence. */
import { isDenialCause } from '@cauce/domain/authorisation/denial'
import { passportOf } from '@cauce/domain/authorisation/passport'
import type { PassportLine } from '@cauce/domain/authorisation/passport-line'
import { whyNotChanged } from '@cauce/domain/authorisation/site-change'
import { isVoid } from '@cauce/domain/ordering/order-status'
import type { Answer } from '@cauce/contract/entry'
import type { autogestion } from '@cauce/contract/autogestion'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ownLines, type OwnLine } from './queries.ts'

type Module = typeof autogestion

/** Of the order or of its authorisation, the later one. */
export const lastDay = ({ vencimiento, vigente_hasta }: Pick<OwnLine, 'vencimiento' | 'vigente_hasta'>): string =>
  vigente_hasta !== null && vigente_hasta > vencimiento ? vigente_hasta : vencimiento

const authorisationOf = (row: OwnLine): PassportLine['autorizacion'] => {
  const { estado, vence_at, causal, alternativa } = row
  if (estado === null || vence_at === null) return null
  return {
    estado,
    vence: vence_at.getTime(),
    cantidad: row.pedida ?? row.cantidad,
    cantidad_autorizada: row.cantidad_autorizada,
    negacion: causal !== null && isDenialCause(causal) ? { causal, alternativa: alternativa ?? '' } : null,
  }
}

const siteOf = ({ sede, direccion, municipio, telefono }: OwnLine) =>
  sede === null ? null : { nombre: sede, direccion, municipio: municipio ?? '', telefono }

const lineOf = (row: OwnLine): PassportLine => {
  const site = siteOf(row)
  const address = [site?.direccion ?? '', site?.municipio ?? ''].filter((text) => text !== '').join(', ')
  return {
    estado_id: row.estado_id,
    vigencia: row.vigencia,
    hasta: lastDay(row),
    desde: row.desde,
    motivo: row.motivo,
    sede: site === null ? null : { nombre: site.nombre, direccion: address },
    autorizacion: authorisationOf(row),
  }
}

/** What asks something of the affiliate first; the rest, the newest first. */
export const orderPassports = async (ctx: UserCtx): Promise<Answer<Module['ordenes']>> => {
  const rows = await ownLines(ctx, ctx.db)
  const { afiliado_id } = ctx.user
  auditRead(ctx, { accion: 'autogestion.ordenes', recurso: 'afiliado', recurso_id: afiliado_id, afiliado_id })
  const at = { now: ctx.now().getTime(), today: ctx.today() }
  const shown = rows.map((row) => {
    const line = lineOf(row)
    return {
      tipo_orden_id: row.tipo_orden_id,
      id: row.id,
      orden_id: row.orden_id,
      servicio: row.servicio,
      cantidad: row.cantidad,
      ordena: row.ordena,
      fecha: row.fecha.toISOString(),
      ...passportOf(line, at),
      numero: row.numero,
      sede: isVoid(row.estado_id) ? null : siteOf(row),
      hasta: line.hasta,
      sin_cambio: whyNotChanged({ ...row, hasta: line.hasta, con_sede: row.sede !== null }, at.today),
    }
  })
  return [...shown.filter(({ pide }) => pide), ...shown.filter(({ pide }) => !pide)]
}
