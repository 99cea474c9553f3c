/** What a favourite orders, as the catalogue has it today: of each kind in its own file, since each asks something else. */
import { FAVOURITE_NOT_FOUND, type ShownFavourite } from '@cauce/domain/ordering/favourite-line'
import { PortFailure } from '@cauce/machines/failure'

export type Kept = Pick<ShownFavourite, 'articulo'>

/** @throws {PortFailure} when the catalogue did not find it */
export const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new PortFailure({ error: FAVOURITE_NOT_FOUND })
  return row
}
