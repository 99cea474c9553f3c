/** Who signs and where the affiliate works: doctor, school, secretariat. @fuente spec 2 §3, §5, §9 */
import { localMatch, SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { LeaveSchool } from '@cauce/domain/sick-leave/draft'
import { SECRETARIATS_FAILED } from '@cauce/domain/sick-leave/screen-messages'
import { groupThousands } from '@cauce/domain/text/format'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { schoolSearch } from '../../actors/sick-leave.ts'
import { useSecretariasEducacionQuery } from '../../store/incapacidades-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'
import type { LeaveFieldsProps } from './leave-fields.ts'

interface SchoolFieldProps {
  readonly value: LeaveSchool | null
  readonly onPick: (school: LeaveSchool | null) => void
  readonly error: FieldError
}

const SchoolField = ({ value, onPick, error }: SchoolFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => schoolSearch(dispatch))
  return (
    <SearchBox<LeaveSchool>
      label="Colegio"
      placeholder={`Desde ${SEARCH_TRIGGERS.school.threshold} letras`}
      value={value === null ? search.text : value.nombre}
      onChange={(text) => {
        if (value !== null) onPick(null)
        search.type(text)
      }}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ codigo, municipio }) => `${codigo} · ${municipio.nombre}`}
      onPick={(school) => {
        search.type('')
        onPick(school)
      }}
      state={value === null ? search.state : 'idle'}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      hint={value === null ? undefined : value.municipio.nombre}
      error={error}
    />
  )
}

/** What tells one secretariat from another: the place. */
const shortName = (nombre: string): string => nombre.replace(/^secretaría de educación (?:del? )?/iu, '')

/** Secretariats offered at once. */
const SECRETARIATS_SHOWN = 8

interface SecretariatFieldProps {
  readonly value: number | null
  readonly onPick: (id: number | null) => void
  readonly error: FieldError
}

/** The whole list is short: it is searched here, by department or by city. */
const SecretariatField = ({ value, onPick, error }: SecretariatFieldProps) => {
  const { data = [], error: failure, refetch } = useSecretariasEducacionQuery({})
  const [text, setText] = useState('')
  const chosen = data.find(({ id }) => id === value) ?? null
  const found = data.filter(({ nombre, departamento }) => localMatch(`${nombre} ${departamento.nombre}`, text))
  const waiting = data.length === 0 ? (failure === undefined ? 'loading' : 'failed') : 'results'
  return (
    <SearchBox
      label="Entidad territorial"
      placeholder="Departamento o ciudad"
      value={chosen === null ? text : shortName(chosen.nombre)}
      onChange={(typed) => {
        if (value !== null) onPick(null)
        setText(typed)
      }}
      rows={found.slice(0, SECRETARIATS_SHOWN)}
      rowKey={({ id }) => id}
      rowTitle={({ nombre }) => nombre}
      rowSecond={({ departamento, codigo_dane }) => `${departamento.nombre} · ${codigo_dane}`}
      onPick={({ id }) => {
        setText('')
        onPick(id)
      }}
      state={chosen === null && text !== '' ? waiting : 'idle'}
      failure={SECRETARIATS_FAILED}
      onRetry={() => void refetch()}
      truncated={found.length > SECRETARIATS_SHOWN}
      hint={chosen === null ? undefined : `Secretaría de educación, ${chosen.departamento.nombre}`}
      error={error}
    />
  )
}

const readOnly = () => undefined

export const LeaveSigner = ({ base, draft, errors, onChange }: LeaveFieldsProps) => (
  <div className="inc-row inc-row-signer">
    <TextField
      label="Médico"
      value={base.medico.nombre_medico}
      readOnly
      onChange={readOnly}
      hint="Quien inició la sesión"
      error={errors['nombre_medico']}
    />
    <TextField
      label="Documento del médico"
      value={groupThousands(base.medico.documento)}
      readOnly
      onChange={readOnly}
      error={errors['documento']}
    />
    <SchoolField value={draft.colegio} onPick={(colegio) => onChange({ colegio })} error={errors['colegio_id']} />
    <SecretariatField
      value={draft.entidadTerritorial}
      onPick={(entidadTerritorial) => onChange({ entidadTerritorial })}
      error={errors['entidad_territorial']}
    />
  </div>
)
