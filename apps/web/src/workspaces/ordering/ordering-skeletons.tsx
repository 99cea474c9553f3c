/** What is on its way has the size of what comes. */
import { Skeleton } from '@cauce/ui/skeleton/skeleton'

/** `waiting` false: nothing is coming, the place stays empty. */
export const BandSkeleton = ({ waiting }: { readonly waiting: boolean }) =>
  waiting ? (
    <output className="ord-band-waiting" aria-label="Cargando la consulta">
      <Skeleton width="260px" height="18px" lines={2} />
    </output>
  ) : null

export const PaneSkeleton = () => (
  <output className="ord-pane-waiting" aria-label="Cargando">
    <Skeleton height="78px" />
    <Skeleton height="180px" />
    <Skeleton height="220px" />
  </output>
)
