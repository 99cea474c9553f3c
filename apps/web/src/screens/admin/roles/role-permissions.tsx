import { SearchIcon } from '@blueprintjs/icons'
import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { Action } from '@cauce/ui/action/action'
import { CheckTree } from '@cauce/ui/check-tree/check-tree'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { MAX_TEXT } from '../../../workspaces/access/address.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { checkGroups, describeRows, type Shown } from './permission-rows.ts'
import type { RoleEdit } from './use-role-edit.ts'

interface RolePermissionsProps {
  readonly edit: RoleEdit
  readonly keys: Answer<typeof roles.claves>
  readonly held: ReadonlySet<string>
  readonly isAdministrator: boolean
}

const NONE: ReadonlySet<string> = new Set()

/** Every permission that there is, to be found and ticked. */
export const RolePermissions = ({ edit, keys, held, isAdministrator }: RolePermissionsProps) => {
  const [texto, setTexto] = useState('')
  const [shown, setShown] = useState<Shown>('todos')
  const [open, setOpen] = useState(NONE)
  const field = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  useShortcuts(frame, { '/': () => field.current?.focus() })

  const sought = useDeferredValue(texto)
  const described = useMemo(() => describeRows(keys, { held, isAdministrator }), [keys, held, isAdministrator])
  const checked = useMemo(() => new Set(edit.draft.permisos), [edit.draft.permisos])
  const groups = checkGroups(described, checked, edit.change, { texto: sought, shown })
  // What is looked for is seen without opening anything.
  const isNarrowed = sought.trim() !== '' || shown === 'cambiados'
  const seen = useMemo(() => new Set(described.map(({ id }) => id)), [described])
  const total = {
    todos: keys.length,
    marcados: checked.size,
    cambiados: edit.change.agregados.length + edit.change.quitados.length,
  }
  const allOpen = isNarrowed || groups.every(({ id }) => open.has(id))
  return (
    <div ref={frame}>
      <div className="rol-tools">
        <search className="rol-search">
          <TextField
            ref={field}
            label="Buscar un permiso"
            labelHidden
            inputMode="search"
            placeholder="Buscar por pantalla, acción o clave"
            icon={<SearchIcon />}
            value={texto}
            onChange={setTexto}
            maxLength={MAX_TEXT}
          />
        </search>
        <ChipsFilter
          label="Permisos que se ven"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'todos', label: 'Todos', count: total.todos },
            { value: 'marcados', label: 'Marcados', count: total.marcados },
            { value: 'cambiados', label: 'Cambiados', count: total.cambiados },
          ]}
        />
        <Action kind="quiet" disabled={isNarrowed} onClick={() => setOpen(allOpen ? NONE : seen)}>
          {allOpen ? 'Cerrar todos' : 'Abrir todos'}
        </Action>
      </div>
      {groups.length === 0 ? (
        <EmptyState
          title={shown === 'cambiados' && texto === '' ? 'Todavía no ha cambiado ninguno' : 'Ningún permiso coincide'}
          action={
            <Action
              onClick={() => {
                setTexto('')
                setShown('todos')
              }}
            >
              Ver todos los permisos
            </Action>
          }
        />
      ) : (
        <CheckTree
          label="Permisos del rol"
          groups={groups}
          checked={checked}
          onCheck={edit.check}
          open={isNarrowed ? seen : open}
          onOpen={(id, isOpen) =>
            setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)))
          }
        />
      )}
    </div>
  )
}
