/** `/inicio/gestionContenido`: writing and publishing what everybody reads in Inicio. @fuente spec 1 §2 */
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { ContentEditor } from './gestionContenido/content-editor.tsx'
import { ContentList } from './gestionContenido/content-list.tsx'
import { LoadedEditor } from './gestionContenido/loaded-editor.tsx'
import './gestionContenido/content-admin.css'

const NEW = 'nuevo'

/** The list, or the editor of the one that the address names. */
const GestionContenido = () => {
  usePageTitle('Gestión de contenido')
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const go = (next: string | null): void => {
    const address = new URLSearchParams(search)
    if (next === null) address.delete('id')
    else address.set('id', next)
    setSearch(address)
  }
  if (id === NEW) {
    return <ContentEditor key={NEW} content={null} onLeave={() => go(null)} onCreated={(made) => go(String(made))} />
  }
  if (id !== null && /^[1-9]\d{0,8}$/u.test(id)) {
    return <LoadedEditor key={id} id={Number(id)} onLeave={() => go(null)} />
  }
  return <ContentList onNew={() => go(NEW)} onOpen={(row) => go(String(row))} />
}

export default GestionContenido
