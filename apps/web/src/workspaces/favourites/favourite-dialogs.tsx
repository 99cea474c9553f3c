/** The dialogs of the favourites of a workspace: choosing one, keeping a line as one. */
import type { FavouriteType } from '@cauce/domain/ordering/check-favourite'
import type { ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { failureOf } from '@cauce/machines/failure'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { useRef, useState } from 'react'
import { useLast } from '../../kit/dialog/use-last.ts'
import { FavouriteList } from './favourite-list.tsx'
import type { FavouriteDialog } from './favourite-dialog.ts'
import { KeepFavourite } from './keep-favourite.tsx'
import { useFavourites } from './use-favourites.ts'
import './favourites.css'

export interface FavouriteDialogsProps {
  readonly tipo: FavouriteType
  /** 'Favoritos de medicamentos'. */
  readonly title: string
  readonly dialog: FavouriteDialog | null
  /** Puts it in the form; it rejects when the catalogue does not have it. */
  readonly onUse: (favourite: ShownFavourite) => Promise<void>
  /** The form has it and the dialog is gone. */
  readonly onUsed: () => void
  readonly onClose: () => void
}

const Picker = (props: FavouriteDialogsProps) => {
  const { onUse, onUsed, onClose } = props
  const favourites = useFavourites(props.tipo)
  const [using, setUsing] = useState<number | null>(null)
  /** Read when the dialog is gone: what the dialog was given before it began to fade would be of an earlier moment. */
  const used = useRef(false)
  const [error, setError] = useState<string | null>(null)
  const use = async (favourite: ShownFavourite): Promise<void> => {
    if (using !== null) return
    setUsing(favourite.id)
    setError(null)
    try {
      await onUse(favourite)
      used.current = true
      onClose()
    } catch (thrown) {
      setError(failureOf(thrown).error ?? CONNECTION_LOST)
    }
    setUsing(null)
  }
  return (
    <Modal
      isOpen={props.dialog?.kind === 'pick'}
      onClose={onClose}
      onClosed={() => {
        if (used.current) onUsed()
      }}
      size={640}
      title={props.title}
      note="Solo los ve usted"
      foot={
        favourites.mine.length === 0 ? undefined : <ModalFoot note="Enter usa el primero de la lista">{null}</ModalFoot>
      }
    >
      <FavouriteList favourites={favourites} using={using} error={error} onUse={(each) => void use(each)} />
    </Modal>
  )
}

export const FavouriteDialogs = (props: FavouriteDialogsProps) => {
  const shown = useLast(props.dialog)
  if (shown === null) return null
  if (shown.kind === 'pick') return <Picker key={shown.seq} {...props} />
  return (
    <KeepFavourite
      key={shown.seq}
      isOpen={props.dialog !== null}
      article={shown.article}
      linea={shown.linea}
      onClose={props.onClose}
    />
  )
}
