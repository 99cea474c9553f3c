import type { usuarios } from '@cauce/contract/usuarios'
import type { Answer } from '@cauce/contract/entry'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { LaterField } from '../../../kit/list/later-field.tsx'
import { MAX_TEXT, type UsersView } from './users-view.ts'

const EVERY = ''

interface Named {
  readonly id: number
  readonly nombre: string
}

/** Every choice, and the one that the address asks for even where there is none of it. */
const choices = (every: string, known: readonly Named[], asked: number | null) => [
  { value: EVERY, label: every },
  ...known.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ...(asked === null || known.some(({ id }) => id === asked) ? [] : [{ value: String(asked), label: 'Sin usuarios' }]),
]

const chosen = (value: string): number | null => (value === EVERY ? null : Number(value))

interface UsersFiltersProps {
  readonly view: UsersView
  readonly options: Answer<typeof usuarios.opciones> | null
  readonly onChange: (change: Partial<UsersView>) => void
}

/** What narrows the list. The text is searched when the person stops typing. */
export const UsersFilters = ({ view, options, onChange }: UsersFiltersProps) => {
  return (
    <search className="usu-filters">
      <LaterField
        label="Buscar"
        search
        placeholder="Nombre, documento o correo"
        value={view.texto}
        onSettle={(texto) => onChange({ texto })}
        maxLength={MAX_TEXT}
      />
      <SelectField
        label="Rol"
        value={view.rol === null ? EVERY : String(view.rol)}
        onChange={(value) => onChange({ rol: chosen(value) })}
        options={choices('Todos los roles', options?.roles ?? [], view.rol)}
      />
      <SelectField
        label="Sede"
        value={view.sede === null ? EVERY : String(view.sede)}
        onChange={(value) => onChange({ sede: chosen(value) })}
        options={choices('Todas las sedes', options?.sedes ?? [], view.sede)}
      />
      <SelectField
        label="Clase"
        value={view.clase ?? EVERY}
        onChange={(value) => onChange({ clase: value === 'operador' || value === 'afiliado' ? value : null })}
        options={[
          { value: EVERY, label: 'Operadores y afiliados' },
          { value: 'operador', label: 'Operadores' },
          { value: 'afiliado', label: 'Afiliados' },
        ]}
      />
      <SelectField
        label="Segundo factor"
        value={view.factor ?? EVERY}
        onChange={(value) => onChange({ factor: value === 'aplicacion' || value === 'correo' ? value : null })}
        options={[
          { value: EVERY, label: 'Cualquiera' },
          { value: 'aplicacion', label: 'Por aplicación' },
          { value: 'correo', label: 'Por correo' },
        ]}
      />
    </search>
  )
}
