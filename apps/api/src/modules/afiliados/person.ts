/** An affiliate as they are in time. */
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import type { afiliados } from '@cauce/contract/afiliados'
import type { Answer } from '@cauce/contract/entry'
import { auditReadNow } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { pastOf } from './past.ts'
import * as queries from './queries.ts'
import { whoIs } from './search.ts'

type Call = (typeof afiliados)['ver']

const familyOf = async (ctx: UserCtx, id: number): Promise<Answer<Call>['familia']> => {
  const rows = await queries.familyOf(ctx.db, id)
  const [first] = rows
  if (first === undefined) return []
  const head = await queries.insuredById(ctx.db, first.cotizante_id)
  const contributor = head && {
    id: head.id,
    nombre: listName(head),
    documento: documentLabel(head.tipo_documento_codigo, head.numero_documento),
    parentesco: 'cotizante',
    estado_afiliado_id: head.estado_afiliado_id,
    desde: first.desde,
    hasta: null,
  }
  const members = rows.map((row) => ({
    id: row.id,
    nombre: listName(row),
    documento: documentLabel(row.codigo, row.numero_documento),
    parentesco: row.parentesco,
    estado_afiliado_id: row.estado_afiliado_id,
    desde: row.desde,
    hasta: row.hasta,
  }))
  return contributor ? [contributor, ...members] : members
}

/** All of it, for who works with affiliates; 404 of nobody. */
export const viewInsured = async (ctx: UserCtx, id: number): Promise<Answer<Call>> => {
  const row = await queries.insuredById(ctx.db, id)
  const known = await pastOf(ctx.db, id)
  const profile = await queries.profileOf(ctx.db, id)
  if (row === undefined || known === undefined || profile === undefined) throw notFound()
  await auditReadNow(ctx, { accion: 'afiliados.leer', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  const { municipio_afiliacion_id: municipio, municipio_afiliacion } = profile
  const { primer_nombre, segundo_nombre, primer_apellido, segundo_apellido } = row
  const { direccion, zona, estrato, celular1, celular2, correo1, correo2 } = profile
  return {
    ...whoIs(row, ctx),
    version: profile.version,
    fecha_nacimiento: row.fecha_nacimiento,
    fecha_afiliacion: profile.fecha_afiliacion,
    entidad: { id: profile.entidad_id, nombre: profile.entidad },
    regimen: profile.regimen_prestacional,
    municipio_afiliacion: municipio === null ? null : { id: municipio, nombre: municipio_afiliacion ?? '' },
    nombres: { primer_nombre, segundo_nombre, primer_apellido, segundo_apellido },
    contacto: { direccion, zona, estrato, celular1, celular2, correo1, correo2 },
    pasado: known.past,
    estados: known.estados,
    documentos: await queries.documentsOf(ctx.db, id),
    familia: await familyOf(ctx, id),
  }
}
