/** Keeping a line as a favourite: under which name. */
import { placeOfFavourite } from '@cauce/domain/ordering/check-favourite'
import { SAME_NAME, favouriteInWords, favouriteName } from '@cauce/domain/ordering/favourite-of-draft'
import { MAX_FAVOURITE_NAME, type FavouriteLine } from '@cauce/domain/ordering/favourite-line'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { useFavourites } from './use-favourites.ts'

export interface KeepFavouriteProps {
  readonly isOpen: boolean
  /** Name of what the line orders. */
  readonly article: string
  readonly linea: FavouriteLine
  readonly onClose: () => void
}

export const KeepFavourite = ({ isOpen, article, linea, onClose }: KeepFavouriteProps) => {
  const favourites = useFavourites(linea.tipo_orden_id)
  const [name, setName] = useState(favouriteName(article))
  const [error, setError] = useState<string | null>(null)
  const place = placeOfFavourite(name, favourites.mine)
  const save = async (): Promise<void> => {
    if (favourites.keeping) return
    const problem = 'error' in place ? place.error : await favourites.save(name.trim(), linea)
    if (problem === null) onClose()
    else setError(problem)
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={480}
      title="Guardar en favoritos"
      note="Solo lo ve usted"
      foot={
        <ModalFoot>
          <Action kind="quiet" onClick={onClose}>
            Cancelar
          </Action>
          <Action kind="filled" keys="Enter" busy={favourites.keeping} onClick={() => void save()}>
            Guardar el favorito
          </Action>
        </ModalFoot>
      }
    >
      <div className="fav-keep">
        <p>
          <strong>{article}</strong>
          <span className="ca-second">{favouriteInWords(linea)}</span>
        </p>
        <TextField
          label="Nombre del favorito"
          value={name}
          maxLength={MAX_FAVOURITE_NAME}
          focusFirst
          error={error}
          hint={'id' in place && place.id !== null ? SAME_NAME : 'Con él lo encuentra después'}
          onChange={(next) => {
            setName(next)
            setError(null)
          }}
          onEnter={() => void save()}
        />
      </div>
    </Modal>
  )
}
