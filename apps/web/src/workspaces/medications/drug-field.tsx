/** Search of the drug: from 6 letters; the ones that the affiliate already takes come marked. @fuente spec 2 §5 */
import type { Article } from '@cauce/domain/medication/article'
import { MEDICATION_SEARCH_ERROR } from '@cauce/domain/medication/messages'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import type { RefObject } from 'react'
import { drugSearch } from '../../actors/medication-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'
import { activeTitle } from './active-mark.tsx'

const notesOf = ({ atc, codesumi, ...article }: Article): string =>
  [
    codesumi.codigo,
    atc,
    article.requiere_autorizacion === 1 ? 'requiere autorización' : '',
    article.controlado === 1 ? 'control especial' : '',
    article.desabastecido === 1 ? 'desabastecido' : '',
    article.frecuencia_especial ?? '',
  ]
    .filter(Boolean)
    .join(' · ')

const asideOf = ({ activa }: Article) =>
  activa === null ? null : <StatusChip tone="waiting" label={activeTitle(activa)} />

export interface DrugFieldProps {
  readonly consultaId: number
  readonly value: Article | null
  readonly onPick: (article: Article | null) => void
  readonly error?: FieldError
  readonly onEnter: () => void
  readonly inputRef: RefObject<HTMLInputElement | null>
}

export const DrugField = (props: DrugFieldProps) => {
  const { value, onPick } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => drugSearch(dispatch, props.consultaId))
  return (
    <SearchBox<Article>
      label="Medicamento"
      placeholder={`Nombre, principio activo o ATC, desde ${SEARCH_TRIGGERS.medication.threshold} letras`}
      value={value === null ? search.text : value.codesumi.nombre}
      onChange={(text) => {
        if (value !== null) onPick(null)
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ codesumi }) => codesumi.nombre}
      rowSecond={notesOf}
      rowAside={asideOf}
      onPick={(article) => {
        search.type('')
        onPick(article)
      }}
      state={value === null ? search.state : 'idle'}
      failure={search.error === null ? null : `${MEDICATION_SEARCH_ERROR} ${search.error}`}
      onRetry={search.retry}
      truncated={search.truncated}
      error={props.error}
      onEnter={props.onEnter}
      inputRef={props.inputRef}
    />
  )
}
