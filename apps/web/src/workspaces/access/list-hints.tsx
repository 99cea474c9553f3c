import { Kbd } from '@cauce/ui/kbd/kbd'
import './access.css'

/** The keys of a list. */
export const ListHints = () => (
  <>
    <Kbd keys="Arriba" />
    <Kbd keys="Abajo" />
    <span className="acc-hint">mover</span>
    <Kbd keys="Enter" />
    <span className="acc-hint">abrir</span>
    <Kbd keys="/" />
    <span className="acc-hint">buscar</span>
  </>
)
