/** The favourites of one kind: find one, use it, erase it. */
import { TrashIcon } from '@blueprintjs/icons'
import { FAVOURITE_WITHDRAWN, favouriteInWords, foundFavourites } from '@cauce/domain/ordering/favourite-of-draft'
import type { ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import type { Favourites } from './use-favourites.ts'

export interface FavouriteListProps {
  readonly favourites: Favourites
  /** The one whose article is being asked for. */
  readonly using: number | null
  readonly error: string | null
  readonly onUse: (favourite: ShownFavourite) => void
}

/** Medications are known by their name; the rest, by code and name. */
const articleOf = ({ articulo, linea }: ShownFavourite): string =>
  linea.tipo_orden_id === OrderType.medications ? articulo.nombre : `${articulo.codigo} ${articulo.nombre}`

const Named = ({ favourite }: { readonly favourite: ShownFavourite }) => (
  <>
    <p className="fav-name">{favourite.nombre}</p>
    {favourite.nombre === favourite.articulo.nombre ? null : <p className="ca-second">{articleOf(favourite)}</p>}
    <p className="ca-second">{favouriteInWords(favourite.linea)}</p>
    {favourite.vigente ? null : <StatusChip tone="bad" label={FAVOURITE_WITHDRAWN} />}
  </>
)

interface FavouriteTableProps extends Omit<FavouriteListProps, 'error'> {
  readonly shown: readonly ShownFavourite[]
  readonly onErase: (favourite: ShownFavourite) => void
}

const columnsOf = ({ using, onUse, onErase }: FavouriteTableProps): readonly Column<ShownFavourite>[] => [
  { key: 'favorito', title: 'Favorito', card: 'title', cell: (row) => <Named favourite={row} /> },
  {
    key: 'acciones',
    title: '',
    label: 'Usar o borrar',
    width: '132px',
    card: 'action',
    cell: (row) => (
      <span className="fav-acts">
        <Action
          small
          label={`Usar ${row.nombre}`}
          disabled={!row.vigente}
          busy={using === row.id}
          onClick={() => onUse(row)}
        >
          Usar
        </Action>
        <Action
          kind="quiet"
          small
          icon={<TrashIcon />}
          label={`Borrar el favorito ${row.nombre}`}
          onClick={() => onErase(row)}
        />
      </span>
    ),
  },
]

const NOTHING = (
  <EmptyState
    title="Aún no tiene favoritos"
    text="En una línea por ordenar, la estrella la guarda con su cantidad y su observación."
  />
)
const NONE_FOUND = <EmptyState title="Ninguno coincide" text="Pruebe con otra palabra." />

const FavouriteTable = (props: FavouriteTableProps) => {
  const { favourites, shown, onUse } = props
  return (
    <DataTable
      caption="Favoritos"
      columns={columnsOf(props)}
      rows={shown}
      rowKey={({ id }) => id}
      onOpen={onUse}
      state={favourites.state}
      {...(favourites.failure === undefined ? {} : { failure: favourites.failure })}
      onRetry={favourites.retry}
      skeletonRows={3}
      empty={favourites.mine.length === 0 ? NOTHING : NONE_FOUND}
    />
  )
}

export const FavouriteList = ({ favourites, using, error, onUse }: FavouriteListProps) => {
  const [text, setText] = useState('')
  const searchRef = useRef<HTMLInputElement>(null)
  const shown = foundFavourites(favourites.mine, text)
  const use = (favourite: ShownFavourite): void => {
    if (favourite.vigente) onUse(favourite)
  }
  return (
    <div className="fav-list">
      <TextField
        label="Buscar"
        placeholder="Nombre, código o lo que dice"
        ref={searchRef}
        focusFirst
        value={text}
        onChange={setText}
        error={error}
        onEnter={() => {
          const [first] = shown
          if (first !== undefined) use(first)
        }}
      />
      <FavouriteTable
        favourites={favourites}
        shown={shown}
        using={using}
        onUse={use}
        onErase={(favourite) => {
          searchRef.current?.focus()
          void favourites.remove(favourite)
        }}
      />
    </div>
  )
}
