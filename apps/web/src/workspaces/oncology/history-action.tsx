/** The way to the history of the affiliate's schemes. */
import { HistoryIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'

export const HistoryAction = ({ onClick }: { readonly onClick: () => void }) => (
  <Action kind="quiet" icon={<HistoryIcon />} hasPopup="dialog" onClick={onClick}>
    Historia
  </Action>
)
