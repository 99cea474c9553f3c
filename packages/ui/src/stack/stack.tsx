import type { ReactNode, Ref } from 'react'
import './stack.css'

export interface StackProps {
  readonly children: ReactNode
  /** It may be given the focus when what had it is gone. */
  readonly focusable?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Parts of a dialog or of a card, one under another. */
export const Stack = ({ children, focusable = false, ref }: StackProps) => (
  <div className="ca-stack" ref={ref} tabIndex={focusable ? -1 : undefined}>
    {children}
  </div>
)
