/** A clinician's favourites of one kind of order: read, kept, erased and brought back. */
import { FAVOURITE_DELETED, FAVOURITE_SAVED, type FavouriteType } from '@cauce/domain/ordering/check-favourite'
import type { FavouriteLine, ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { showToast } from '@cauce/ui/toaster/toaster'
import { failureOf, failureText } from '../../store/call.ts'
import { historiaApi } from '../../store/historia-api.ts'

const { useFavoritosQuery, useGuardarFavoritoMutation, useEliminarFavoritoMutation } = historiaApi

const NONE: readonly ShownFavourite[] = []

/** What was wrong with what was kept, each at its field; what is of no field is said beside the name. */
export interface FavouriteProblem {
  readonly nombre: string | null
  readonly observacion: string | null
}

const problemOf = (error: unknown): FavouriteProblem => {
  const { data } = failureOf(error)
  const { 'linea.observacion': words = [], ...others } = data.errores ?? {}
  const observacion = words[0] ?? null
  const [other = observacion === null ? data.error : null] = Object.values(others).flat()
  return { nombre: other, observacion }
}

export const useFavourites = (tipo: FavouriteType) => {
  const { data, error, isFetching, refetch } = useFavoritosQuery(
    { params: { tipo } },
    { refetchOnMountOrArgChange: true },
  )
  const [keep, { isLoading: keeping }] = useGuardarFavoritoMutation()
  const [erase] = useEliminarFavoritoMutation()

  /** Null where it was kept, else why not. */
  const save = async (nombre: string, linea: FavouriteLine): Promise<FavouriteProblem | null> => {
    try {
      await keep({ body: { nombre, linea } }).unwrap()
      void showToast({ message: `${FAVOURITE_SAVED}: ${nombre}` })
      return null
    } catch (failure) {
      return problemOf(failure)
    }
  }

  const bringBack = async ({ nombre, linea }: ShownFavourite): Promise<void> => {
    const problem = await save(nombre, linea)
    if (problem !== null) void showToast({ message: problem.nombre ?? problem.observacion ?? '', tone: 'error' })
  }

  const remove = async (favourite: ShownFavourite): Promise<void> => {
    try {
      await erase({ body: { id: favourite.id } }).unwrap()
      void showToast({
        message: `${FAVOURITE_DELETED}: ${favourite.nombre}`,
        tone: 'information',
        action: { label: 'Deshacer', onClick: () => void bringBack(favourite) },
      })
    } catch (failure) {
      void showToast({ message: failureText(failure), tone: 'error' })
    }
  }

  const failed = error !== undefined && data === undefined
  const state: 'ready' | 'loading' | 'failed' =
    data === undefined && isFetching ? 'loading' : failed ? 'failed' : 'ready'
  return {
    mine: data ?? NONE,
    state,
    failure: error === undefined ? undefined : failureText(error),
    retry: () => void refetch(),
    keeping,
    save,
    remove,
  }
}

export type Favourites = ReturnType<typeof useFavourites>
