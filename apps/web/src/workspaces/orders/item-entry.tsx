/** The one-line entry of something of a catalogue: what, how many, from when, and a remark. @fuente spec 2 §2, §5 */
import { PlusIcon } from '@blueprintjs/icons'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { MAX_DAYS_AHEAD } from '@cauce/domain/ordering/validity-date'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { QuantityField } from '@cauce/ui/quantity-field/quantity-field'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, type ReactNode, type RefObject } from 'react'
import { FavouritesAction } from '../favourites/favourite-actions.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import type { Search } from '../procedures/use-search.ts'

/** What the entry of every kind has in its draft. */
interface EntryDraft {
  readonly cantidad: number | null
  readonly fechaVigencia: string
  readonly observacion: string
}

/** What the workspace gives to the entry. */
export interface EntryFormProps<Draft extends EntryDraft> {
  readonly today: string
  readonly draft: Draft
  readonly errors: Readonly<Record<string, FieldError>>
  readonly onChange: (change: Partial<Draft>) => void
  readonly onAdd: () => void
  readonly onClear: () => void
  readonly onFavourites: () => void
  /** An earlier line is being checked. */
  readonly busy: boolean
  readonly searchRef: RefObject<HTMLInputElement | null>
}

interface ItemEntryProps<Row> extends Omit<EntryFormProps<EntryDraft>, 'onChange'> {
  readonly label: string
  readonly item: {
    readonly label: string
    readonly threshold: number
    readonly search: Search<Row>
    /** Text of what was picked; null while nothing is. */
    readonly picked: string | null
    readonly error: FieldError
    readonly notes: (row: Row) => string
    /** Of a name that is long: its code in a column, what it is called, and the rest of it. */
    readonly lead?: (row: Row) => string
    readonly title?: (row: Row) => string
    readonly more?: (row: Row) => string | null
    readonly onPick: (row: Row | null) => void
  }
  readonly observation: { readonly label: string; readonly placeholder: string; readonly max: number }
  readonly maxQuantity: number | undefined
  /** The field that is gone to after picking. */
  readonly then: 'cantidad' | 'observacion'
  readonly favourites: string
  readonly onChange: (change: Partial<EntryDraft>) => void
  /** Under the line. */
  readonly children?: ReactNode
}

export const ItemEntry = <Row extends { readonly id: number; readonly nombre: string }>(props: ItemEntryProps<Row>) => {
  const { draft, errors, today, onChange, searchRef, observation } = props
  const { search, picked, onPick, ...item } = props.item
  const thenRef = useRef<HTMLInputElement>(null)
  const entryRef = useRef<HTMLElement>(null)
  const onAdd = (): void => {
    props.onAdd()
    focusFirstWrong(entryRef.current)
  }
  const clear = (): void => {
    search.type('')
    props.onClear()
    searchRef.current?.focus()
  }
  return (
    <section ref={entryRef} className="pro-entry ca-card" aria-label={props.label}>
      <div className="pro-entry-line">
        <SearchBox<Row>
          label={item.label}
          placeholder={`Código o nombre, desde ${item.threshold} letras`}
          value={picked ?? search.text}
          onChange={(text) => {
            if (picked !== null) onPick(null)
            search.type(text)
          }}
          rows={search.rows}
          rowKey={({ id }) => id}
          rowTitle={item.title ?? (({ nombre }) => nombre)}
          {...(item.lead === undefined ? {} : { rowLead: item.lead })}
          {...(item.more === undefined ? {} : { rowMore: item.more })}
          wide
          rowSecond={item.notes}
          onPick={(row) => {
            search.type('')
            onPick(row)
            thenRef.current?.focus()
          }}
          state={picked === null ? search.state : 'idle'}
          failure={search.error}
          onRetry={search.retry}
          truncated={search.truncated}
          error={item.error}
          onEnter={onAdd}
          inputRef={searchRef}
          slash
          focusFirst
        />
        <QuantityField
          label="Cantidad"
          ref={props.then === 'cantidad' ? thenRef : undefined}
          value={draft.cantidad}
          max={props.maxQuantity}
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
          label={observation.label}
          ref={props.then === 'observacion' ? thenRef : undefined}
          placeholder={observation.placeholder}
          value={draft.observacion}
          maxLength={observation.max}
          onChange={(observacion) => onChange({ observacion })}
          error={errors['observacion']}
          onEnter={onAdd}
        />
        <div className="pro-entry-acts">
          <Action icon={<PlusIcon />} keys="Enter" onClick={onAdd} busy={props.busy}>
            Añadir
          </Action>
          <Action kind="quiet" onClick={clear}>
            Limpiar
          </Action>
          <FavouritesAction label={props.favourites} onClick={props.onFavourites} />
        </div>
      </div>
      {props.children}
    </section>
  )
}
