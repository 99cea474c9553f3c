/** Keeping a line as a favourite: under which name, and with which observation. */
import { placeOfFavourite, wrongObservation } from '@cauce/domain/ordering/check-favourite'
import { SAME_NAME, favouriteInWords, favouriteName } from '@cauce/domain/ordering/favourite-of-draft'
import { MAX_FAVOURITE_NAME, type FavouriteLine } from '@cauce/domain/ordering/favourite-line'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useState } from 'react'
import { useFavourites, type FavouriteProblem } from './use-favourites.ts'

export interface KeepFavouriteProps {
  readonly isOpen: boolean
  /** Name of what the line orders. */
  readonly article: string
  readonly linea: FavouriteLine
  readonly onClose: () => void
}

const NOTHING_WRONG: FavouriteProblem = { nombre: null, observacion: null }

export const KeepFavourite = ({ isOpen, article, linea, onClose }: KeepFavouriteProps) => {
  const favourites = useFavourites(linea.tipo_orden_id)
  const [name, setName] = useState(favouriteName(article))
  const [observacion, setObservation] = useState(linea.observacion)
  const [problem, setProblem] = useState(NOTHING_WRONG)
  const place = placeOfFavourite(name, favourites.mine)
  const save = async (): Promise<void> => {
    if (favourites.keeping) return
    const kept = { ...linea, observacion: observacion.trim() }
    const wrong = { nombre: 'error' in place ? place.error : null, observacion: wrongObservation(kept) }
    const found = wrong.nombre === null && wrong.observacion === null ? await favourites.save(name.trim(), kept) : wrong
    if (found === null) onClose()
    else setProblem(found)
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
          <span className="ca-second">{favouriteInWords({ ...linea, observacion: '' })}</span>
        </p>
        <TextField
          label="Nombre del favorito"
          value={name}
          maxLength={MAX_FAVOURITE_NAME}
          focusFirst
          error={problem.nombre}
          hint={'id' in place && place.id !== null ? SAME_NAME : 'Con él lo encuentra después'}
          onChange={(next) => {
            setName(next)
            setProblem(NOTHING_WRONG)
          }}
          onEnter={() => void save()}
        />
        <TextAreaField
          label="Observación"
          hint="Opcional. Va con la línea cada vez que lo use"
          value={observacion}
          rows={2}
          error={problem.observacion}
          onChange={(next) => {
            setObservation(next)
            setProblem(NOTHING_WRONG)
          }}
        />
      </div>
    </Modal>
  )
}
