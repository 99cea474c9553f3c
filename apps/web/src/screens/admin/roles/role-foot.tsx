import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { people } from '../../../workspaces/access/words.ts'
import type { RoleEdit } from './use-role-edit.ts'

const NOTHING = 'No ha cambiado nada'

/** "Se dan 2 permisos · se quita 1". */
export const changeWords = (given: number, taken: number): string => {
  const parts = [
    given === 0 ? null : `${given === 1 ? 'Se da' : 'Se dan'} ${given} ${given === 1 ? 'permiso' : 'permisos'}`,
    taken === 0 ? null : `${taken === 1 ? 'se quita' : 'se quitan'} ${taken} ${taken === 1 ? 'permiso' : 'permisos'}`,
  ].filter((part) => part !== null)
  const text = parts.join(' · ')
  return text === '' ? 'Cambian el nombre o la descripción' : text.charAt(0).toUpperCase() + text.slice(1)
}

interface RoleFootProps {
  readonly edit: RoleEdit
  /** Active users who have the role. */
  readonly holders: number
}

/** What would change, and the step to whom it would. */
export const RoleFoot = ({ edit, holders }: RoleFootProps) => {
  const { agregados, quitados } = edit.change
  const isNew = edit.base.id === null
  const have = holders === 1 ? 'Lo tiene 1 persona' : `Lo tienen ${people(holders)}`
  return (
    <div className="rol-foot">
      <FootBar
        summary={edit.isChanged ? changeWords(agregados.length, quitados.length) : NOTHING}
        detail={isNew ? 'Nadie tiene un rol nuevo: se da en Usuarios' : holders === 0 ? 'Nadie lo tiene' : have}
      >
        <Action kind="quiet" disabled={!edit.isChanged} onClick={edit.drop}>
          Deshacer todo
        </Action>
        <Action
          kind="filled"
          keys="Ctrl Enter"
          disabled={!edit.isChanged || edit.isConflict}
          busy={edit.isPreviewing}
          onClick={edit.review}
        >
          Revisar cambios
        </Action>
      </FootBar>
    </div>
  )
}
