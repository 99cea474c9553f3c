/** Every action that the audit knows, in words and by groups; or a whole group. */
import { ACTION_GROUPS, ACTIONS, type ActionGroup } from '@cauce/domain/audit/action-words'
import { actionText, actionsOf } from '@cauce/domain/audit/actions'
import { Field } from '@cauce/ui/field/field'

const EVERY = ''
const WHOLE = 'grupo:'

interface ActionSelectProps {
  readonly grupo: ActionGroup | null
  readonly accion: string | null
  readonly onChange: (choice: { readonly grupo: ActionGroup | null; readonly accion: string | null }) => void
}

const groupOf = (value: string): ActionGroup | null => groups.find((group) => `${WHOLE}${group}` === value) ?? null
const isGroup = (name: string): name is ActionGroup => Object.hasOwn(ACTION_GROUPS, name)
const groups = Object.keys(ACTION_GROUPS).filter(isGroup)

export const ActionSelect = ({ grupo, accion, onChange }: ActionSelectProps) => (
  <Field label="Acción">
    {(control) => (
      <select
        {...control}
        className="bp6-input ca-input"
        value={accion ?? (grupo === null ? EVERY : `${WHOLE}${grupo}`)}
        onChange={({ currentTarget: { value } }) => {
          onChange({ grupo: groupOf(value), accion: Object.hasOwn(ACTIONS, value) ? value : null })
        }}
      >
        <option value={EVERY}>Todas las acciones</option>
        {groups.map((group) => (
          <optgroup key={group} label={ACTION_GROUPS[group]}>
            <option value={`${WHOLE}${group}`}>{`${ACTION_GROUPS[group]}: todas`}</option>
            {actionsOf(group).map((one) => (
              <option key={one} value={one}>
                {actionText(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    )}
  </Field>
)
