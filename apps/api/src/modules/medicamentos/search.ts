/** Searches of the workspace: drugs, the line that is typed, diagnoses. @fuente spec 2 §5, §7 */
import { rankCandidates } from '@cauce/domain/medication/line-candidates'
import { parseLine, type ParsedLine } from '@cauce/domain/medication/line-entry'
import type { Diagnosis, FavouriteLine } from '@cauce/domain/medication/order-line'
import type { Answer, Body } from '@cauce/contract/entry'
import type { medicamentos } from '@cauce/contract/medicamentos'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { reachConsultation } from '../consultas/access.ts'
import { articlesOf, timeUnit } from './articles.ts'
import { searchDiagnoses } from './diagnosis-queries.ts'
import { searchDrugs } from './drug-queries.ts'
import { favouriteLines } from './favourite-queries.ts'

type Module = typeof medicamentos

/** Drugs that a typed line may mean, at most. */
const CANDIDATES = 8
const LEAST_LETTERS = 3

/** Drugs by name, ingredient or ATC; with the consultation, those that its affiliate takes are marked. */
export const searchMedications = async (
  ctx: UserCtx,
  { nombre, consulta_id }: Body<Module['listarMedicamentoOrdenamiento']>,
): Promise<Answer<Module['listarMedicamentoOrdenamiento']>> => {
  const drugs = await searchDrugs(ctx.db, nombre)
  if (consulta_id === undefined || consulta_id === null) return articlesOf(ctx, drugs, null)
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  auditRead(ctx, {
    accion: 'medicamentos.leer',
    recurso: 'consulta',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: { lectura: 'busqueda' },
  })
  return articlesOf(ctx, drugs, afiliado_id)
}

/** The same without an affiliate, for the widget of schemes. */
export const searchVademecum = async (
  ctx: UserCtx,
  { nombre }: Body<Module['listarVademecum']>,
): Promise<Answer<Module['listarVademecum']>> => articlesOf(ctx, await searchDrugs(ctx.db, nombre), null)

/** With all the words of the drug; where nothing has them all, without those that came after the posology. */
const drugsOfLine = async (ctx: UserCtx, parsed: ParsedLine) => {
  const words = parsed.medicamento.split(' ')
  const early = words.filter((word) => !parsed.noEntendido.includes(word)).join(' ')
  if (early.replaceAll(/\P{L}/gu, '').length < LEAST_LETTERS) return []
  const strength = parsed.concentracion === null ? [] : [parsed.concentracion.replace(/\s*\p{L}.*$/u, '')]
  const found = await searchDrugs(ctx.db, parsed.medicamento, strength)
  return found.length > 0 || early === parsed.medicamento ? found : searchDrugs(ctx.db, early, strength)
}

/** The drugs that a typed line may mean, best first, with what the person usually writes of them. */
export const completeTypedLine = async (
  ctx: UserCtx,
  { consulta_id, texto }: Body<Module['completarLinea']>,
): Promise<Answer<Module['completarLinea']>> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta_id)
  const parsed = parseLine(texto)
  const drugs = await drugsOfLine(ctx, parsed)
  const rows = await favouriteLines(
    ctx.db,
    ctx,
    drugs.map(({ id }) => id),
  )
  const favourites = rows.map((row): FavouriteLine => ({
    ...row,
    dosis: Number(row.dosis),
    frecuencia: Number(row.frecuencia),
    unidad_tiempo: timeUnit(row.unidad_tiempo),
  }))
  auditRead(ctx, {
    accion: 'medicamentos.leer',
    recurso: 'consulta',
    recurso_id: consulta_id,
    afiliado_id,
    detalle: { lectura: 'linea' },
  })
  const ranked = rankCandidates(parsed, await articlesOf(ctx, drugs, afiliado_id), favourites).slice(0, CANDIDATES)
  const kept = new Set(ranked.map(({ id }) => id))
  return { articulos: ranked, favoritos: favourites.filter(({ codesumi_id }) => kept.has(codesumi_id)) }
}

/** Diagnoses by code or name, the code first. */
export const searchCie10 = (ctx: UserCtx, { valor }: Body<Module['cie10']>): Promise<Diagnosis[]> =>
  searchDiagnoses(ctx.db, valor)
