import { Kbd } from '@cauce/ui/kbd/kbd'
import './list.css'

/** The keys of a list. `opens`: Enter opens the row. */
export const ListHints = ({ opens = true }: { readonly opens?: boolean }) => (
  <>
    <Kbd keys="Arriba" />
    <Kbd keys="Abajo" />
    <span className="lis-hint">mover</span>
    {opens ? (
      <>
        <Kbd keys="Enter" />
        <span className="lis-hint">abrir</span>
      </>
    ) : null}
    <Kbd keys="/" />
    <span className="lis-hint">buscar</span>
  </>
)
