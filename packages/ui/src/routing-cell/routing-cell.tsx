import { AutomaticUpdatesIcon, ShareIcon, WarningSignIcon } from '@blueprintjs/icons'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import './routing-cell.css'

export interface RoutingCellProps {
  /** Name of the site, or null when there is none. */
  readonly site: string | null
  /** Why this one, or why none: the rule in words. */
  readonly reason: string
  readonly automatic: boolean
  /** With it the cell offers another site. */
  readonly onChange?: () => void
  readonly changeLabel?: string
  /** Why another site cannot be chosen. Shown instead of the offer. */
  readonly blocked?: string | null
}

/** Where a line is done and why; a line without a site says so in red. @fuente spec 2 §4 */
export const RoutingCell = (props: RoutingCellProps) => {
  const { site, reason, automatic, onChange, blocked, changeLabel = site === null ? 'Direccionar' : 'Cambiar' } = props
  return (
    <div className="ca-routing">
      {site === null ? (
        <p className="ca-routing-none">
          <WarningSignIcon size={16} />
          {UNROUTED_WARNING}
        </p>
      ) : (
        <p className="ca-routing-site">{site}</p>
      )}
      <p className="ca-routing-reason ca-second">
        {site === null ? null : automatic ? <AutomaticUpdatesIcon size={14} /> : <ShareIcon size={14} />}
        <span className="ca-routing-words">
          <span>{reason}</span>
          {blocked ? (
            <span className="ca-routing-blocked">{blocked}</span>
          ) : onChange === undefined ? null : (
            <button type="button" className="ca-link" onClick={onChange}>
              {changeLabel}
            </button>
          )}
        </span>
      </p>
    </div>
  )
}
