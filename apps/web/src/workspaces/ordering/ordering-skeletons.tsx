/** What is on its way has the size of what comes. */
import { Skeleton } from '@cauce/ui/skeleton/skeleton'

/** `waiting` false: nothing is coming, the place stays empty. */
export const BandSkeleton = ({ waiting }: { readonly waiting: boolean }) =>
  waiting ? (
    <div className="ord-band-waiting" role="status" aria-label="Cargando la consulta">
      <Skeleton width="260px" height="18px" lines={2} />
    </div>
  ) : null

export const PaneSkeleton = () => (
  <div className="ord-pane-waiting" role="status" aria-label="Cargando">
    <Skeleton height="78px" />
    <Skeleton height="180px" />
    <Skeleton height="220px" />
  </div>
)
