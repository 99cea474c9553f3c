/** Layout `empty`: a page by itself, for who comes with a link or a printed code and needs no session. @fuente spec 1 §2 */
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PlainFrame } from './plain.tsx'

interface EmptyLayoutProps {
  readonly children: ReactNode
}

export const EmptyLayout = ({ children }: EmptyLayoutProps) => (
  <PlainFrame width="page" foot={<Link to="/">Ir al inicio</Link>}>
    {children}
  </PlainFrame>
)
