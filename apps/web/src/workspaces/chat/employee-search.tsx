/** Finding with whom to talk, and beginning the chat. @fuente spec 2 §2 */
import { PlusIcon } from '@blueprintjs/icons'
import type { ChatPerson } from '@cauce/domain/chat/channel'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { SearchBox } from '@cauce/ui/search-box/search-box'
import { useRef } from 'react'
import { employeeSearch } from '../../actors/employee-search.ts'
import { failureText } from '../../store/call.ts'
import { useCrearChatMutation } from '../../store/chat-api.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch } from '../procedures/use-search.ts'

interface EmployeeSearchProps {
  /** Chosen, and without a chat that is open yet. */
  readonly person: ChatPerson | null
  readonly onPick: (person: ChatPerson | null) => void
  readonly onChat: (canalId: number) => void
}

const second = ({ cargo, sede }: ChatPerson): string => [cargo, sede].filter((text) => text !== null).join(' · ')

export const EmployeeSearch = ({ person, onPick, onChat }: EmployeeSearchProps) => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => employeeSearch(dispatch))
  const [create, { isLoading, error }] = useCrearChatMutation()
  const begin = useRef<HTMLButtonElement>(null)
  const start = async (): Promise<void> => {
    if (person === null) return
    const { data } = await create({ body: { user_recibe_id: person.user_id } })
    if (data !== undefined) onChat(data.id)
  }
  return (
    <div className="ca-chat-find">
      <SearchBox<ChatPerson>
        label="Buscar empleado"
        placeholder={`Nombre o cargo, desde ${SEARCH_TRIGGERS.person.threshold} letras`}
        value={person?.nombre_completo ?? search.text}
        onChange={(text) => {
          if (person !== null) onPick(null)
          search.type(person === null ? text : '')
        }}
        rows={search.rows}
        rowKey={({ user_id }) => user_id}
        rowTitle={({ nombre_completo }) => nombre_completo}
        rowSecond={second}
        onPick={(row) => {
          search.type('')
          onPick(row)
          // What follows is one key away.
          requestAnimationFrame(() => begin.current?.focus())
        }}
        state={person === null ? search.state : 'idle'}
        failure={search.error}
        onRetry={search.retry}
        truncated={search.truncated}
        emptyText="Ningún empleado activo tiene ese nombre o ese cargo."
        error={error === undefined ? null : failureText(error)}
      />
      <Action
        ref={begin}
        icon={<PlusIcon />}
        busy={isLoading}
        reason={person === null ? 'Elija con quién' : null}
        onClick={() => void start()}
      >
        Nuevo chat
      </Action>
    </div>
  )
}
