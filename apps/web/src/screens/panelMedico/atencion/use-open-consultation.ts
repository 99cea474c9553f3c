import { useNavigate } from 'react-router-dom'
import { useAbrirConsultaMutation } from '../../../store/api.ts'
import { failureText } from '../../../store/call.ts'
import { WHOLE_LIST } from './list-place.ts'

export const NOT_OPENED = 'La consulta no se abrió.'

/** Opens a consultation: the server moves its state, then its page is shown. `list`: the one to come back to. */
export const useOpenConsultation = (list = WHOLE_LIST) => {
  const navigate = useNavigate()
  const [send, { isLoading, originalArgs, error }] = useAbrirConsultaMutation()
  return {
    /** The one that is being opened. */
    busyId: isLoading ? (originalArgs?.params.id ?? null) : null,
    failure: error === undefined ? null : failureText(error),
    open: async (id: number): Promise<void> => {
      const opened = await send({ params: { id } })
      if (opened.error === undefined) await navigate(`/panelMedico/atencion/${id}`, { state: list })
    },
  }
}
