/** What a favourite orders, as the catalogue has it today: what the forms need of it. */
import type { Article } from '@cauce/domain/medication/article'
import { FAVOURITE_NOT_FOUND } from '@cauce/domain/ordering/favourite-of-draft'
import type { ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { PortFailure } from '@cauce/machines/failure'
import { api } from '../store/api.ts'
import { codigosPropiosApi } from '../store/codigos-propios-api.ts'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const untracked = { track: false } as const
/** Longest text that the search of medications takes. */
const MAX_DRUG_TEXT = 100

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new PortFailure({ error: FAVOURITE_NOT_FOUND })
  return row
}

type Kept = Pick<ShownFavourite, 'articulo'>

/** The article of a medication. @throws {PortFailure} also when the catalogue does not find it */
export const favouriteDrug = async (
  dispatch: AppDispatch,
  consultaId: number,
  { articulo }: Kept,
): Promise<Article> => {
  const body = { nombre: articulo.nombre.slice(0, MAX_DRUG_TEXT), consulta_id: consultaId }
  const rows = await answered(dispatch(medicamentosApi.endpoints.listarMedicamentos.initiate({ body }, untracked)))
  return found(rows.find(({ codesumi }) => codesumi.id === articulo.id))
}

/** The procedure, as it is offered to this affiliate. @throws {PortFailure} also when the catalogue does not find it */
export const favouriteProcedure = async (
  dispatch: AppDispatch,
  idAfiliado: number,
  { articulo }: Kept,
): Promise<Procedure> => {
  const body = { nombre: articulo.codigo, idAfiliado }
  const rows = await answered(dispatch(api.endpoints.buscarCupsNombre.initiate({ body }, untracked)))
  return found(rows.find(({ id }) => id === articulo.id))
}

/** The service. @throws {PortFailure} also when the catalogue does not find it */
export const favouriteService = async (dispatch: AppDispatch, { articulo }: Kept): Promise<OwnCode> => {
  const params = { texto: articulo.codigo }
  const { original } = await answered(
    dispatch(codigosPropiosApi.endpoints.buscarCodigoPropio.initiate({ params }, untracked)),
  )
  return found(original.find(({ id }) => id === articulo.id))
}
