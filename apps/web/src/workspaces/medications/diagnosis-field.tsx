/** The diagnosis of a line: prefilled from the record, another one by its code or name. */
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import type { RefObject } from 'react'
import { diagnosisSearch } from '../../actors/diagnosis-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

export interface DiagnosisFieldProps {
  readonly label?: string
  readonly value: Diagnosis | null
  /** Diagnoses of the record. */
  readonly ofRecord: readonly Diagnosis[]
  readonly onPick: (diagnosis: Diagnosis | null) => void
  readonly error?: FieldError
  readonly onEnter?: () => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
  /** Takes the cursor when it appears, and whenever `/` is pressed. */
  readonly focusFirst?: boolean
}

export const DiagnosisField = (props: DiagnosisFieldProps) => {
  const { label = 'Diagnóstico', value, ofRecord, onPick, error, onEnter } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => diagnosisSearch(dispatch))
  const isOfRecord = ofRecord.some(({ id }) => id === value?.id)
  const box = (
    <SearchBox<Diagnosis>
      label={label}
      placeholder={`Código o nombre CIE-10, desde ${SEARCH_TRIGGERS.diagnosis.threshold} letras`}
      value={value === null ? search.text : `${value.codigo} ${value.nombre}`}
      onChange={(text) => {
        if (value !== null) onPick(null)
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ codigo }) => codigo}
      onPick={(diagnosis) => {
        search.type('')
        onPick(diagnosis)
      }}
      state={value === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      hint={isOfRecord ? 'De la historia de esta consulta' : undefined}
      error={error}
      onEnter={onEnter}
      inputRef={props.inputRef}
      slash={props.focusFirst}
      focusFirst={props.focusFirst}
    />
  )
  // Of several nobody says which one it is: they are one press away.
  if (value !== null || search.text !== '' || ofRecord.length < 2) return box
  return (
    <div className="med-diagnosis">
      {box}
      <p className="ca-second">
        De la consulta:{' '}
        {ofRecord.map((diagnosis) => (
          <Action
            key={diagnosis.id}
            small
            label={`${diagnosis.codigo} ${diagnosis.nombre}`}
            onClick={() => onPick({ id: diagnosis.id, codigo: diagnosis.codigo, nombre: diagnosis.nombre })}
          >
            {diagnosis.codigo}
          </Action>
        ))}
      </p>
    </div>
  )
}
