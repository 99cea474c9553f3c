/** What is missing of the surface, and the way to mend it. @fuente ui 09 */
import { WarningSignIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'

export interface SurfaceBannerProps {
  readonly text: string | null
  readonly locked: boolean
  readonly onMeasure: () => void
}

export const SurfaceBanner = ({ text, locked, onMeasure }: SurfaceBannerProps) =>
  text === null ? null : (
    <div className="onc-banner" role="note">
      <WarningSignIcon size={16} />
      <p>{text}</p>
      <Action hasPopup="dialog" disabled={locked} onClick={onMeasure}>
        Registrar peso
      </Action>
    </div>
  )
