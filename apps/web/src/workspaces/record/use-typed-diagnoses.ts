/** The diagnoses that are being typed are those that an order starts from: nobody finalises a record before ordering. */
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { useMemo } from 'react'
import { useAppSelector } from '../../store/store.ts'

/** The consultation with the diagnoses of its record as it stands on the screen, the principal first; as it is where none was typed. */
export const useTypedDiagnoses = (consultation: Consultation): Consultation => {
  const typed = useAppSelector(
    ({ historiaClinica }) =>
      historiaClinica[consultation.id]?.[RECORD_MODEL]?.[RECORD_ROUTE]?.diagnosticos.diagnosticos,
  )
  return useMemo(
    () =>
      typed === undefined || typed.length === 0
        ? consultation
        : {
            ...consultation,
            diagnosticos: typed
              .toSorted((one, other) => Number(other.principal) - Number(one.principal))
              .map(({ id, codigo, nombre, principal }) => ({ id, codigo, nombre, principal })),
          },
    [consultation, typed],
  )
}
