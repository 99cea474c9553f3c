import { Kbd } from '@cauce/ui/kbd/kbd'

/** The keys of the day's list. */
export const KeyHints = () => (
  <>
    <Kbd keys="Arriba" />
    <Kbd keys="Abajo" />
    <span className="ca-agenda-hint">mover</span>
    <Kbd keys="Enter" />
    <span className="ca-agenda-hint">abrir</span>
    <Kbd keys="/" />
    <span className="ca-agenda-hint">buscar</span>
  </>
)
