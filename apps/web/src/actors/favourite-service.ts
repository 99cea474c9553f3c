/** The service that a favourite orders. */
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { codigosPropiosApi } from '../store/codigos-propios-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { found, type Kept } from './favourites.ts'

const untracked = { track: false } as const

/** The service. @throws {PortFailure} also when the catalogue does not find it */
export const favouriteService = async (dispatch: AppDispatch, { articulo }: Kept): Promise<OwnCode> => {
  const params = { texto: articulo.codigo }
  const { original } = await answered(
    dispatch(codigosPropiosApi.endpoints.buscarCodigoPropio.initiate({ params }, untracked)),
  )
  return found(original.find(({ id }) => id === articulo.id))
}
