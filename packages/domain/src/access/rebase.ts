/** Two people edited one role: what both wanted, where they did not want the contrary of each other. */
import { changeOf } from './change.ts'
import type { RoleForm } from './role.ts'

/**
 * My changes over what the other person left: my words where I changed them, theirs elsewhere; the keys that I added and took
 * away, over theirs.
 * @param base what I began with; `mine` what I have; `theirs` what is stored now
 * @regla Lo que otra persona guardó en un rol se trae sin perder lo que uno cambió.
 */
export const rebase = (base: RoleForm, mine: RoleForm, theirs: RoleForm): RoleForm => {
  const { agregados, quitados } = changeOf(base.permisos, mine.permisos)
  const gone = new Set(quitados)
  const kept = theirs.permisos.filter((clave) => !gone.has(clave))
  return {
    nombre: mine.nombre === base.nombre ? theirs.nombre : mine.nombre,
    descripcion: mine.descripcion === base.descripcion ? theirs.descripcion : mine.descripcion,
    permisos: [...kept, ...agregados.filter((clave) => !kept.includes(clave))],
  }
}
