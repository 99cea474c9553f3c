/** The two ways in: the favourites of the entry, and the star of a line. */
import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import './favourites.css'

export interface FavouritesActionProps {
  /** 'Favoritos de medicamentos'. */
  readonly label: string
  readonly small?: boolean
  readonly onClick: () => void
}

/** Opens the favourites. */
export const FavouritesAction = ({ label, small = false, onClick }: FavouritesActionProps) => (
  <span className="fav-open">
    <Action kind="quiet" small={small} icon={<StarIcon />} label={label} hasPopup="dialog" onClick={onClick}>
      Favoritos
    </Action>
  </span>
)

export interface StarActionProps {
  readonly name: string
  readonly disabled: boolean
  readonly onClick: () => void
}

/** Keeps the line as a favourite. */
export const StarAction = ({ name, disabled, onClick }: StarActionProps) => (
  <Action
    kind="quiet"
    small
    icon={<StarEmptyIcon />}
    label={`Guardar ${name} en favoritos`}
    hasPopup="dialog"
    disabled={disabled}
    onClick={onClick}
  />
)
