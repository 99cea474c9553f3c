/** The frame of the pages that need no session: the river on one side, one thing to do on the other. @fuente spec 1 §2 */
import { LoginArt } from '@cauce/ui/login-art/login-art'
import type { ReactNode } from 'react'
import './guest.css'

const MOTTO = ['Ordenar, autorizar y acompañar.', 'Cada paso con su porqué.'] as const

interface GuestLayoutProps {
  readonly children: ReactNode
  readonly foot: ReactNode
  /** More room for what is read rather than filled in. */
  readonly wide?: boolean
}

export const GuestLayout = ({ children, foot, wide = false }: GuestLayoutProps) => (
  <div className={`ca-guest${wide ? ' ca-guest-wide' : ''}`}>
    <div className="ca-guest-art">
      <LoginArt lines={MOTTO} />
    </div>
    <div className="ca-guest-side">
      <main className="ca-guest-main">{children}</main>
      <footer className="ca-guest-foot">{foot}</footer>
    </div>
  </div>
)
