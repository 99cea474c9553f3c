import { Kbd } from '@cauce/ui/kbd/kbd'
import './list.css'

/** The keys of a list. */
export const ListHints = () => (
  <>
    <Kbd keys="Arriba" />
    <Kbd keys="Abajo" />
    <span className="lis-hint">mover</span>
    <Kbd keys="Enter" />
    <span className="lis-hint">abrir</span>
    <Kbd keys="/" />
    <span className="lis-hint">buscar</span>
  </>
)
