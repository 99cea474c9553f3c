/** The procedure that a favourite orders. */
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { api } from '../store/api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { found, type Kept } from './favourites.ts'

const untracked = { track: false } as const

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
