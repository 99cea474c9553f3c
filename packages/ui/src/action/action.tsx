import { type JSX, type ReactNode, type Ref, useId } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import './action.css'

/** `filled`: the one main act. `outlined`: a second act. `quiet`: an aside. `danger`: quiet and red, it says what it destroys. */
export type ActionKind = 'filled' | 'outlined' | 'quiet' | 'danger'

export interface ActionProps {
  readonly children?: ReactNode
  readonly kind?: ActionKind
  /** An icon component, never a name: names pull in every icon there is. */
  readonly icon?: JSX.Element
  /** Keys that do the same, shown on wide screens: `Ctrl Enter`. */
  readonly keys?: string
  readonly onClick?: () => void
  readonly type?: 'button' | 'submit'
  /** Id of the form that it submits, where it stands outside of it, as in the foot of a dialog. */
  readonly form?: string
  readonly disabled?: boolean
  /** Why it cannot be done now. It disables the button and stands beside it in words. */
  readonly reason?: string | null
  /** Id of the words beside it that say more of it: why several are off is said once. */
  readonly describedBy?: string | undefined
  /** The act is under way: a second press does nothing and the width stays. */
  readonly busy?: boolean
  readonly fill?: boolean
  readonly small?: boolean
  /** Name for readers when there is only an icon; also the tip under the pointer. */
  readonly label?: string
  readonly id?: string
  readonly expanded?: boolean
  readonly hasPopup?: 'dialog' | 'menu' | 'listbox'
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button in Blueprint's own classes and states, without its script: the login needs none of it. */
export const Action = ({ ref, ...props }: ActionProps) => {
  const { children, kind = 'outlined', icon, keys, onClick, type = 'button', reason, busy = false, label } = props
  const reasonId = useId()
  const blocked = props.disabled === true || (reason !== undefined && reason !== null)
  const onlyIcon = children === undefined
  const button = (
    <button
      ref={ref}
      id={props.id}
      type={type}
      form={props.form}
      className={`bp6-button ca-action ca-action-${kind}${onlyIcon ? ' ca-action-icon' : ''}${props.small === true ? ' ca-action-small' : ''}${props.fill === true ? ' bp6-fill' : ''}`}
      disabled={blocked}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-describedby={reason ? reasonId : props.describedBy}
      aria-expanded={props.expanded}
      aria-haspopup={props.hasPopup}
      title={onlyIcon ? label : undefined}
      onClick={
        busy
          ? (event) => {
              event.preventDefault()
            }
          : onClick
      }
    >
      {busy ? <span className="ca-action-spin" aria-hidden="true" /> : icon}
      {onlyIcon ? null : <span className="ca-action-word">{children}</span>}
      {keys === undefined ? null : <Kbd keys={keys} />}
    </button>
  )
  if (!reason) return button
  return (
    <span className="ca-action-blocked">
      <span id={reasonId} className="ca-second">
        {reason}
      </span>
      {button}
    </span>
  )
}
