/** What a written dose comes to: its containers, and where it stands in the ranges of the patient. @fuente UI, imágenes 23 y 23b */
import { draftPosology, type MedicationDraft } from '@cauce/domain/medication/draft'
import type { WrittenDose } from '@cauce/domain/medication/dose-bar'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useRangoDosisQuery } from '../../store/medicamentos-api.ts'
import { ContainerAccount } from './container-account.tsx'
import { DosePicture } from './dose-picture.tsx'

/** An answer of before serves for so long: the weight may be written elsewhere. */
const SECONDS = 30

const doseOf = (draft: MedicationDraft): WrittenDose | null => {
  const { dosis, frecuencia, tiempo } = draftPosology(draft)
  return dosis === null || dosis <= 0 || frecuencia === null || frecuencia <= 0 || tiempo === ''
    ? null
    : { dosis, frecuencia, tiempo }
}

export interface DoseAccountProps {
  readonly consultaId: number
  readonly draft: MedicationDraft
  /** The lesser dose that saves a container was chosen. */
  readonly onLesser: (dosis: number) => void
}

export const DoseAccount = ({ consultaId, draft, onLesser }: DoseAccountProps) => {
  const { articulo, via, unidad_dosis = null } = draft
  const codesumi_id = articulo?.codesumi.id ?? 0
  const asked =
    articulo === null || via === '' ? skipToken : { body: { consulta_id: consultaId, codesumi_id, via, unidad_dosis } }
  const { currentData, isError, refetch } = useRangoDosisQuery(asked, { refetchOnMountOrArgChange: SECONDS })
  const ranges = currentData ?? null
  return (
    <div className="med-whole med-dose-two">
      <ContainerAccount draft={draft} ranges={ranges} onLesser={onLesser} />
      {asked === skipToken ? null : ranges !== null ? (
        <DosePicture ranges={ranges} dose={doseOf(draft)} />
      ) : (
        <section className="med-dose" aria-label="La dosis y su rango">
          {isError ? (
            <p className="med-dose-unknown">
              No se pudieron traer los rangos; la dosis se comprueba al añadir la línea.{' '}
              <button type="button" className="ca-link" onClick={() => void refetch()}>
                Intentar de nuevo
              </button>
            </p>
          ) : (
            <Skeleton lines={4} />
          )}
        </section>
      )}
    </div>
  )
}
