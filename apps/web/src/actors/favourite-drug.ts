/** The article that a favourite medication orders. */
import type { Article } from '@cauce/domain/medication/article'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { found, type Kept } from './favourites.ts'

const untracked = { track: false } as const
/** Longest text that the search of medications takes. */
const MAX_DRUG_TEXT = 100

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
