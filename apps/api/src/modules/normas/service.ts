/** Figures of norms as they are read: the list, and one with its history and its proposals. */
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { changesBetween, valueInWords, type FigureValue } from '@cauce/domain/law/figure'
import { firstDayOf } from '@cauce/domain/law/proposal'
import type { Answer, Query } from '@cauce/contract/entry'
import {
  lawList as declared,
  type LawDetail,
  type LawFigure,
  type LawProposal,
  type normas,
} from '@cauce/contract/normas'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { smallList } from '../../kit/list/small-list.ts'
import { governing, loadFigures, situationOf, valueOf, type LoadedFigure } from './load-figures.ts'
import * as queries from './queries.ts'

type Module = typeof normas

const figureRow = (loaded: LoadedFigure, today: CalendarDate, pendientes: number): LawFigure => {
  const { id, tipo, figure, rows } = loaded
  const viene = rows.find(({ vigente_desde }) => vigente_desde > today)?.seen ?? null
  return {
    id,
    clave: figure.clave,
    nombre: figure.nombre,
    tipo,
    rige: governing(loaded, today).seen,
    viene,
    pendientes,
  }
}

const LIST = {
  text: ({ nombre, clave, rige, viene }: LawFigure) =>
    `${nombre} ${clave} ${rige.valor} ${rige.fuente} ${viene?.fuente ?? ''}`,
  sorts: {
    nombre: ({ nombre }: LawFigure) => nombre,
    vigente_desde: ({ rige }: LawFigure) => rige.vigente_desde,
  },
  tie: ({ id }: LawFigure) => id,
  groups: {
    por_decidir: ({ pendientes }: LawFigure) => pendientes > 0,
    por_venir: ({ viene }: LawFigure) => viene !== null,
    plazos: ({ tipo }: LawFigure) => tipo === 'plazo',
    limites: ({ tipo }: LawFigure) => tipo === 'limite',
  },
} as const

export const lawFigures = async (ctx: UserCtx, query: Query<Module['lista']>): Promise<Answer<Module['lista']>> => {
  const pending = new Map((await queries.pendingCounts(ctx.db)).map(({ clave, total }) => [clave, total]))
  const rows = (await loadFigures(ctx.db)).map((each) =>
    figureRow(each, ctx.today(), pending.get(each.figure.clave) ?? 0),
  )
  const { page, todos, count } = smallList(rows, LIST, query, declared.usual)
  return {
    ...page,
    cuentas: {
      todos,
      por_decidir: count('por_decidir'),
      por_venir: count('por_venir'),
      plazos: count('plazos'),
      limites: count('limites'),
    },
  }
}

/** What governs on the day of a proposal without the row that it became. */
const without = (loaded: LoadedFigure, day: CalendarDate): FigureValue => {
  const [first, ...rest] = loaded.rows.filter(({ vigente_desde }) => vigente_desde !== day)
  return first === undefined ? {} : governing({ ...loaded, rows: [first, ...rest] }, day).valor
}

const proposalOf = (loaded: LoadedFigure, row: queries.ProposalRow, ctx: UserCtx): LawProposal => {
  const valor = valueOf(row.valor)
  const { id, estado, vigente_desde, norma, articulo, motivo, motivo_decision } = row
  return {
    id,
    estado,
    vigente_desde,
    valor: valueInWords(loaded.figure, valor),
    norma,
    articulo,
    motivo,
    propuso: { id: row.propone_user_id, nombre: row.propuso ?? '' },
    propuesta_at: row.created_at.toISOString(),
    decidio: row.decide_user_id === null ? null : { id: row.decide_user_id, nombre: row.decidio ?? '' },
    decidida_at: row.decidida_at?.toISOString() ?? null,
    motivo_decision,
    cambios: changesBetween(loaded.figure, without(loaded, vigente_desde), valor),
    propia: row.propone_user_id === ctx.user.id,
  }
}

/** One figure; 404 where none has the key. */
export const lawFigure = async (ctx: UserCtx, clave: string): Promise<LawDetail> => {
  const loaded = (await loadFigures(ctx.db)).find(({ figure }) => figure.clave === clave)
  if (loaded === undefined) throw notFound()
  const today = ctx.today()
  const { figure, tipo, rows } = loaded
  const rige = governing(loaded, today)
  const proposals = await queries.proposalsOf(ctx.db, clave)
  return {
    clave,
    nombre: figure.nombre,
    tipo,
    toca: figure.toca,
    partes: Object.entries(figure.partes).map(([name, { nombre, unidad, min, max, fraccion = false }]) => ({
      clave: name,
      nombre,
      unidad,
      min,
      max,
      fraccion,
      rige: rige.valor[name] ?? null,
    })),
    desde: firstDayOf(await situationOf(ctx.db, loaded, { today, vigente_desde: today })),
    hoy: today,
    historia: rows.map(({ seen }) => seen).toReversed(),
    propuestas: proposals.map((row) => proposalOf(loaded, row, ctx)),
  }
}
