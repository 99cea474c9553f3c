/** The sets of procedures: read, kept, erased and brought back. */
import { SET_DELETED, SET_SAVED, type SetLine, type ShownSet } from '@cauce/domain/procedure/procedure-set'
import { showToast } from '@cauce/ui/toaster/toaster'
import { failureOf, failureText } from '../../store/call.ts'
import { historiaApi } from '../../store/historia-api.ts'

const { useConjuntosQuery, useGuardarConjuntoMutation, useEliminarConjuntoMutation } = historiaApi

const NONE: readonly ShownSet[] = []

interface NewSet {
  readonly nombre: string
  readonly compartido: boolean
  readonly lineas: readonly SetLine[]
}

const kept = ({ nombre, compartido, lineas }: ShownSet): NewSet => ({
  nombre,
  compartido,
  lineas: lineas.map(({ procedimiento, ...line }) => ({ procedimiento_id: procedimiento.id, ...line })),
})

export const useSets = () => {
  const { data, error, isFetching, refetch } = useConjuntosQuery({}, { refetchOnMountOrArgChange: true })
  const [keep, { isLoading: keeping }] = useGuardarConjuntoMutation()
  const [erase] = useEliminarConjuntoMutation()

  /** Null where it was kept, else why not. */
  const save = async (set: NewSet): Promise<string | null> => {
    try {
      await keep({ body: set }).unwrap()
      void showToast({ message: `${SET_SAVED}: ${set.nombre}` })
      return null
    } catch (failure) {
      const { data: said } = failureOf(failure)
      return Object.values(said.errores ?? {}).flat()[0] ?? said.error
    }
  }
  const remove = async (set: ShownSet): Promise<void> => {
    try {
      await erase({ body: { id: set.id } }).unwrap()
      void showToast({
        message: `${SET_DELETED}: ${set.nombre}`,
        tone: 'information',
        action: { label: 'Deshacer', onClick: () => void save(kept(set)) },
      })
    } catch (failure) {
      void showToast({ message: failureText(failure), tone: 'error' })
    }
  }
  const state: 'ready' | 'loading' | 'failed' =
    data !== undefined ? 'ready' : isFetching ? 'loading' : error === undefined ? 'ready' : 'failed'
  return {
    all: data ?? NONE,
    state,
    failure: error === undefined ? undefined : failureText(error),
    retry: () => void refetch(),
    keeping,
    save,
    remove,
  }
}

export type Sets = ReturnType<typeof useSets>
