/** For whom the referral is: by name or document, which never go in the address. */
import { deceasedMark } from '@cauce/domain/affiliate/affiliate-type'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import type { FoundAffiliate } from '@cauce/domain/history/rows'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import type { FieldError } from '@cauce/ui/field/field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useRef, type RefObject } from 'react'
import { referralAffiliateSearch } from '../../actors/referral-registration.ts'
import { useAfiliadoReferenciaQuery } from '../../store/referencias-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import { useSearch } from '../procedures/use-search.ts'

const NO_SITE = 'Sin IPS asignada'
const UNKNOWN = 'No se pudieron consultar'

const line = (row: FoundAffiliate): string =>
  [
    sexLabel(row.sexo),
    ageLabel(row.edad_cumplida),
    documentLabel(row.tipo_documento_codigo, row.numero_documento),
    row.entidad.nombre,
    deceasedMark(row.tipo_afiliado.id),
  ]
    .filter(Boolean)
    .join(' · ')

const Allergies = ({ id }: { readonly id: number }) => {
  const { data, error } = useAfiliadoReferenciaQuery({ params: { id } })
  const { kind, text } =
    data === undefined
      ? { kind: 'unknown', text: error === undefined ? 'Consultando…' : UNKNOWN }
      : allergySummary(data.alergias)
  return (
    <p className={`rem-allergies his-allergies-${kind}`}>
      <strong>Alergias</strong> {text}
    </p>
  )
}

interface AffiliateFieldProps {
  readonly value: FoundAffiliate | null
  readonly onPick: (affiliate: FoundAffiliate | null) => void
  readonly error?: FieldError
  readonly inputRef: RefObject<HTMLInputElement | null>
}

export const AffiliateField = ({ value, onPick, error, inputRef }: AffiliateFieldProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => referralAffiliateSearch(dispatch))
  const changeRef = useRef<HTMLButtonElement>(null)
  if (value !== null) {
    return (
      <fieldset className="rem-who" aria-label="Afiliado">
        <div className="rem-who-words">
          <p className="rem-name">{value.nombre_completo}</p>
          <p className="ca-second">
            {line(value)} · {value.ips?.nombre ?? NO_SITE}
          </p>
          <DeceasedNote tipoAfiliadoId={value.tipo_afiliado.id} />
          <Allergies id={value.id} />
        </div>
        <Action
          ref={changeRef}
          kind="quiet"
          onClick={() => {
            onPick(null)
            requestAnimationFrame(() => inputRef.current?.focus())
          }}
        >
          Cambiar de afiliado
        </Action>
      </fieldset>
    )
  }
  return (
    <SearchBox<FoundAffiliate>
      label="Afiliado"
      placeholder={`Nombre o documento, desde ${SEARCH_TRIGGERS.affiliate.threshold} caracteres`}
      slash
      focusFirst
      inputRef={inputRef}
      value={search.text}
      onChange={(text) => search.type(text.slice(0, MAX_HISTORY_TEXT))}
      rows={search.rows}
      rowKey={({ id }) => id}
      rowTitle={({ nombre_completo }) => nombre_completo}
      rowSecond={line}
      onPick={(row) => {
        search.type('')
        onPick(row)
        // The search goes away: the cursor stays where it was.
        requestAnimationFrame(() => changeRef.current?.focus())
      }}
      state={search.state}
      failure={search.error}
      onRetry={search.retry}
      truncated={search.truncated}
      emptyText="Ningún afiliado tiene ese nombre o ese documento."
      error={error}
    />
  )
}
