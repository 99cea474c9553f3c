/** The portabilities to be read: the queue, one of them with all that decides, and who one would be filed for. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { endingQuestion } from '@cauce/domain/insurance/portability-extension'
import { PORTABILITY_LIFE } from '@cauce/domain/insurance/portability-life'
import { PORTABILITY_OWNER } from '@cauce/domain/insurance/portability-term'
import type { Named } from '@cauce/domain/text/field'
import type { TermView } from '@cauce/domain/kit/clock/view'
import type { Answer, Body } from '@cauce/contract/entry'
import { portabilityQueue, type portabilidades, type PortabilityRow } from '@cauce/contract/portabilidades'
import { portabilityLife } from '@cauce/machines/life-cycles/portability'
import { auditRead, auditReadNow } from '../../audit/audit.ts'
import { invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { governingTerms, viewTerm } from '../../kit/clock/view-term.ts'
import { stepsOf } from '../../kit/life/movements.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { familyOf, insuredById } from '../afiliados/open.ts'
import { placesBy } from '../novedades/open.ts'
import { hindranceOf, NO_TOWN } from './file-portability.ts'
import { handOf } from './held.ts'
import * as rows from './list-queries.ts'
import * as queries from './queries.ts'

type Module = typeof portabilidades

const PLACES = 20
/** Those of which something is still to happen. */
const OPEN_STATES: ReadonlySet<string> = new Set(['radicada', 'en_estudio', 'asignada', 'activa'])

const named = (id: number | null, nombre: string | null): Named | null =>
  id === null ? null : { id, nombre: nombre ?? '' }

const termsOf = async (ctx: UserCtx, ids: readonly number[]): Promise<ReadonlyMap<number, TermView>> => {
  const found = await governingTerms(ctx.db, PORTABILITY_OWNER, ids)
  return new Map([...found].map(([id, row]) => [id, viewTerm(row)]))
}

const shownRow = (ctx: UserCtx, row: rows.ShownPortability, terms: ReadonlyMap<number, TermView>): PortabilityRow => {
  const hand = handOf(row, ctx.user.id, ctx.today())
  return {
    id: row.id,
    version: row.version,
    radicado: row.radicado,
    sentido: row.sentido,
    estado: row.estado,
    tipo: row.tipo,
    afiliado: {
      id: row.afiliado_id,
      nombre: listName(row),
      documento: documentLabel(row.codigo, row.numero_documento),
      edad: completedYears(row.fecha_nacimiento, ctx.today()),
      tipo_afiliado_id: row.tipo_afiliado_id,
    },
    origen: named(row.municipio_origen_id, row.origen),
    destino: { id: row.municipio_destino_id, nombre: row.destino },
    fecha_inicio: row.fecha_inicio,
    fecha_fin: row.fecha_fin,
    sede: named(row.rep_id, row.sede),
    estudia: named(row.estudia_user_id, row.estudia),
    plazo: terms.get(row.id) ?? null,
    pregunta: row.estado === 'activa' ? endingQuestion(row.fecha_fin, ctx.today()) : null,
    puede: portabilityLife
      .offered(row.estado, hand, hand.la_tiene && row.estado === 'en_estudio')
      .filter(({ evento, por_que_no }) => evento !== 'prorrogar' || por_que_no === null || OPEN_STATES.has(row.estado)),
  }
}

/** A page of one group; pages count from 1, and one past the end is empty. */
export const listPortabilities = async (
  ctx: UserCtx,
  body: Body<Module['listar']>,
): Promise<Answer<Module['listar']>> => {
  const { cuales: grupo = portabilityQueue.usual, texto = '', sentido } = body
  const { page, slice } = pageAsked(body)
  const cuentas = await rows.portabilityCounts(ctx.db, { texto, sentido })
  const found = await rows.pageOf(ctx.db, { grupo, texto, sentido }, slice)
  const terms = await termsOf(
    ctx,
    found.map(({ id }) => id),
  )
  const detalle = { grupo, sentido: sentido ?? null, pagina: page.pagina }
  auditRead(ctx, { accion: 'portabilidad.listar', recurso: 'portabilidad', recurso_id: null, detalle })
  return { data: found.map((row) => shownRow(ctx, row, terms)), total: cuentas[grupo], ...page, cuentas }
}

/** All that decides over one; 404 where there is none. */
export const viewPortability = async (ctx: UserCtx, id: number): Promise<Answer<Module['ver']>> => {
  const row = await rows.onePortability(ctx.db, id)
  if (row === undefined) throw notFound()
  const { afiliado_id, rep_id, estado } = row
  const together = await rows.filedWith(ctx.db, row)
  const ordenes = OPEN_STATES.has(estado) ? await queries.linesElsewhere(ctx.db, afiliado_id, rep_id) : []
  await auditReadNow(ctx, { accion: 'portabilidad.leer', recurso: 'portabilidad', recurso_id: id, afiliado_id })
  return {
    ...shownRow(ctx, row, await termsOf(ctx, [id])),
    razon: row.razon,
    telefono: row.telefono,
    entidad: { id: row.entidad_origen_id, nombre: row.entidad },
    radica: { id: row.radica_user_id, nombre: row.radica ?? '' },
    radicada_at: row.created_at.toISOString(),
    motivo: row.motivo,
    familia: together.map((one) => ({ id: one.id, nombre: listName(one), radicado: one.radicado })),
    ordenes,
    pasos: await stepsOf(ctx.db, PORTABILITY_LIFE.name, id),
  }
}

/** Who it would be filed for, and whom of their family. 404 of nobody. */
export const portabilityPerson = async (ctx: UserCtx, id: number): Promise<Answer<Module['persona']>> => {
  const row = await insuredById(ctx.db, id)
  const home = await queries.homeOf(ctx.db, id)
  if (row === undefined || home === undefined) throw notFound()
  const family = (await familyOf(ctx.db, id)).filter((one) => one.hasta === null)
  const members = new Map(family.map((one) => [one.id, { nombre: listName(one), parentesco: one.parentesco }]))
  const [first] = family
  const head = first === undefined ? undefined : await insuredById(ctx.db, first.cotizante_id)
  if (head !== undefined) members.set(head.id, { nombre: listName(head), parentesco: 'cotizante' })
  members.delete(id)
  const familia: { id: number; nombre: string; parentesco: string; impedimento: string | null }[] = []
  for (const [member, words] of members)
    familia.push({ id: member, ...words, impedimento: await hindranceOf(ctx, member) })
  await auditReadNow(ctx, { accion: 'portabilidad.persona', recurso: 'afiliado', recurso_id: id, afiliado_id: id })
  return {
    id,
    nombre: listName(row),
    documento: documentLabel(row.tipo_documento_codigo, row.numero_documento),
    municipio: named(home.municipio_afiliacion_id, home.municipio),
    sede: home.sede,
    impedimento: await hindranceOf(ctx, id),
    familia,
  }
}

export const portabilityTowns = async (
  ctx: UserCtx,
  { texto }: Body<Module['municipios']>,
): Promise<Answer<Module['municipios']>> => {
  const found = await placesBy(ctx.db, { que: 'municipios', texto }, PLACES + 1)
  return { data: found.slice(0, PLACES), hay_mas: found.length > PLACES }
}

export const portabilitySites = async (
  ctx: UserCtx,
  { municipio_id }: Body<Module['sedes']>,
): Promise<Answer<Module['sedes']>> => {
  if ((await queries.townOf(ctx.db, municipio_id)) === undefined) throw invalid({ municipio_id: [NO_TOWN] })
  return queries.sitesOf(ctx.db, municipio_id, ctx.today())
}
