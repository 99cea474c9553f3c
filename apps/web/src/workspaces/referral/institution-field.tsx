/** The institution that accepts: searched from exactly 4 characters. @fuente spec 2 §5 */
import type { AcceptingSite } from '@cauce/domain/referral/referral'
import { PANEL_FIELDS } from '@cauce/domain/referral/panel-fields'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { institutionSearch } from '../../actors/referral.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'
import { fieldNote, type PanelPartProps } from './panel-props.ts'

const named = ({ nombre, municipio }: { readonly nombre: string; readonly municipio: string | null }): string =>
  municipio === null ? nombre : `${nombre}, ${municipio}`

export const InstitutionField = (part: PanelPartProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => institutionSearch(dispatch))
  const { draft, onChange } = part
  const { institucion } = draft
  const note = fieldNote(part, 'institucion')
  return (
    <SearchBox<AcceptingSite>
      label={PANEL_FIELDS.institucion_acepta_rep_id}
      placeholder={`Desde ${SEARCH_TRIGGERS.institution.threshold} letras`}
      value={institucion === null ? search.text : named(institucion)}
      onChange={(text) => {
        if (institucion !== null) onChange({ institucion: null })
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ municipio, nit }) => `${municipio} · NIT ${nit}`}
      onPick={({ id, nombre, municipio }) => {
        search.type('')
        onChange({ institucion: { id, nombre, municipio } })
      }}
      state={institucion === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      {...(note.hint === undefined ? {} : { hint: note.hint })}
      error={note.error}
    />
  )
}
