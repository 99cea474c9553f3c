/** The one-line entry of a service of the own-code catalogue. @fuente spec 2 §2, §5 */
import { PlusIcon } from '@blueprintjs/icons'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MAX_DAYS_AHEAD } from '@cauce/domain/ordering/validity-date'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import { MAX_OWN_CODE_OBSERVATION, MAX_OWN_CODE_QUANTITY, type OwnCode } from '@cauce/domain/own-code/service-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, type RefObject } from 'react'
import { serviceSearch } from '../../actors/own-code.ts'
import { useAppDispatch } from '../../store/store.ts'
import { FavouritesAction } from '../favourites/favourite-actions.tsx'
import { focusFirstWrong } from '../ordering/focus-first-wrong.ts'
import { useSearch } from '../procedures/use-search.ts'

const notesOf = ({ codigo, requiere_auditoria }: OwnCode): string =>
  requiere_auditoria === 1 ? `${codigo} · requiere auditoría` : codigo

export interface ServiceFormProps {
  readonly today: string
  readonly draft: OwnCodeDraft
  readonly errors: Readonly<Record<string, FieldError>>
  readonly onChange: (change: Partial<OwnCodeDraft>) => void
  readonly onAdd: () => void
  readonly onClear: () => void
  readonly onFavourites: () => void
  /** The site of an earlier line is being looked for. */
  readonly busy: boolean
  readonly searchRef: RefObject<HTMLInputElement | null>
}

export const ServiceForm = (props: ServiceFormProps) => {
  const { draft, errors, today, onChange, searchRef } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => serviceSearch(dispatch))
  const quantityRef = useRef<HTMLInputElement>(null)
  const entryRef = useRef<HTMLElement>(null)
  const onAdd = (): void => {
    props.onAdd()
    focusFirstWrong(entryRef.current)
  }
  const picked = draft.codigoPropio
  return (
    <section ref={entryRef} className="pro-entry ca-card" aria-label="Añadir un servicio">
      <div className="pro-entry-line">
        <SearchBox<OwnCode>
          label="Servicio"
          placeholder={`Código o nombre, desde ${SEARCH_TRIGGERS.ownCode.threshold} letras`}
          value={picked === null ? search.text : picked.CodigoNombre}
          onChange={(text) => {
            if (picked !== null) onChange({ codigoPropio: null })
            search.type(text)
          }}
          rows={search.rows}
          rowKey={({ id }) => id}
          rowTitle={({ nombre }) => nombre}
          rowSecond={notesOf}
          onPick={(codigoPropio) => {
            search.type('')
            onChange({ codigoPropio })
            quantityRef.current?.focus()
          }}
          state={picked === null ? search.state : 'idle'}
          failure={search.error}
          onRetry={search.retry}
          truncated={search.truncated}
          error={errors['codigoPropio']}
          onEnter={onAdd}
          inputRef={searchRef}
          slash
          focusFirst
        />
        <QuantityField
          label="Cantidad"
          ref={quantityRef}
          value={draft.cantidad}
          max={MAX_OWN_CODE_QUANTITY}
          onChange={(cantidad) => onChange({ cantidad })}
          error={errors['cantidad']}
          onEnter={onAdd}
        />
        <DateField
          label="Vigente desde"
          value={draft.fechaVigencia}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          onChange={(fechaVigencia) => onChange({ fechaVigencia })}
          error={errors['fechaVigencia']}
          onEnter={onAdd}
        />
        <TextField
          label="Observación (opcional)"
          placeholder="Para quien lo presta"
          value={draft.observacion}
          maxLength={MAX_OWN_CODE_OBSERVATION}
          onChange={(observacion) => onChange({ observacion })}
          error={errors['observacion']}
          onEnter={onAdd}
        />
        <div className="pro-entry-acts">
          <Action icon={<PlusIcon />} keys="Enter" onClick={onAdd} busy={props.busy}>
            Añadir
          </Action>
          <Action
            kind="quiet"
            onClick={() => {
              search.type('')
              props.onClear()
              searchRef.current?.focus()
            }}
          >
            Limpiar
          </Action>
          <FavouritesAction label="Favoritos de servicios" onClick={props.onFavourites} />
        </div>
      </div>
    </section>
  )
}
