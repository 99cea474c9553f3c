/** Drugs as the searches answer them: with their own routes and with what the affiliate already takes. */
import type { ActiveMatch, Article, CodeSumi } from '@cauce/domain/medication/article'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import type { UserCtx } from '../../http/handle.ts'
import { contentsOf } from './contents-of.ts'
import * as queries from './drug-queries.ts'

/** What is counted where the catalogue does not say. */
export const UNIT = 'Unidad'

export const timeUnit = (value: string): TimeUnit => (value === 'Días' ? 'Días' : 'Horas')

type DrugOfLine = Pick<
  queries.DrugRow,
  | 'id'
  | 'codigo'
  | 'nombre'
  | 'principio_activo'
  | 'concentracion'
  | 'forma_farmaceutica'
  | 'unidad_presentacion'
  | 'via'
  | 'contenido'
>

type Routes = ReadonlyMap<number, readonly string[]>

export const codeSumi = (drug: DrugOfLine, routes: Routes): CodeSumi => ({
  id: drug.id,
  codigo: drug.codigo,
  nombre: drug.nombre,
  principio_activo: drug.principio_activo,
  concentracion: drug.concentracion,
  forma_farmaceutica: drug.forma_farmaceutica,
  unidad_presentacion: drug.unidad_presentacion ?? UNIT,
  via: drug.via,
  vias_administracion: routes.get(drug.id) ?? [],
  contenido: contentsOf(drug.contenido),
})

/** The line of the same presentation, or else of another one of the same ingredient. */
const matchOf = (drug: DrugOfLine, taken: readonly queries.TakenLine[]): ActiveMatch | null => {
  const same = taken.find(({ codesumi_id }) => codesumi_id === drug.id)
  const line = same ?? taken.find(({ principio_activo }) => principio_activo === drug.principio_activo)
  if (line === undefined) return null
  return {
    orden_articulos_id: line.id,
    orden_id: line.orden_id,
    nombre: line.nombre,
    dosis: Number(line.dosis),
    unidad_dosis: line.unidad_dosis,
    frecuencia: Number(line.frecuencia),
    unidad_tiempo: timeUnit(line.unidad_tiempo),
    duracion: line.duracion,
    fin_tratamiento: line.fin_tratamiento,
    diagnostico: { id: line.diagnostico_id, codigo: line.diagnostico_codigo, nombre: line.diagnostico_nombre },
    misma_presentacion: same !== undefined,
  }
}

/** @param afiliadoId whose active lines are marked; null marks none */
export const articlesOf = async (
  ctx: UserCtx,
  drugs: readonly queries.DrugRow[],
  afiliadoId: number | null,
): Promise<Article[]> => {
  const ingredients = drugs.map(({ principio_activo }) => principio_activo)
  const routes = await queries.routesOfDrugs(ctx.db, drugs)
  const controls = await queries.controlsOf(ctx.db, ingredients)
  const taken =
    afiliadoId === null || drugs.length === 0
      ? []
      : await queries.takenLines(ctx.db, afiliadoId, ingredients, ctx.today())
  return drugs.map((drug) => ({
    id: drug.id,
    codesumi: codeSumi(drug, routes),
    atc: drug.atc,
    requiere_autorizacion: drug.requiere_autorizacion,
    controlado: drug.controlado,
    control: controls.get(drug.principio_activo) ?? null,
    desabastecido: drug.desabastecido,
    frecuencia_especial: drug.frecuencia_especial,
    activa: matchOf(drug, taken),
  }))
}
