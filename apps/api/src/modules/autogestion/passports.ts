/** What was ordered for the affiliate of the session, each thing with its sentence. */
import { isDenialCause } from '@cauce/domain/authorisation/denial'
import { passportOf } from '@cauce/domain/authorisation/passport'
import type { PassportLine } from '@cauce/domain/authorisation/passport-line'
import { isVoid } from '@cauce/domain/ordering/order-status'
import type { Answer } from '@cauce/contract/entry'
import type { autogestion } from '@cauce/contract/autogestion'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ownLines, type OwnLine } from './queries.ts'

type Module = typeof autogestion

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one)

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
    hasta: later(row.vencimiento, row.vigente_hasta),
    desde: row.desde,
    motivo: row.motivo,
    sede: site === null ? null : { nombre: site.nombre, direccion: address },
    autorizacion: authorisationOf(row),
  }
}

/** What asks something of the affiliate first; the rest, the newest first. */
export const orderPassports = async (ctx: UserCtx): Promise<Answer<Module['ordenes']>> => {
  const rows = await ownLines(ctx)
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
    }
  })
  return [...shown.filter(({ pide }) => pide), ...shown.filter(({ pide }) => !pide)]
}
