/** Who is on the other side. @fuente spec 2 §2 */
import { NO_EMAIL, type ChatPerson } from '@cauce/domain/chat/channel'
import { Avatar } from '@cauce/ui/avatar/avatar'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

const UNKNOWN = 'Sin registrar'

interface EmployeeCardProps {
  readonly person: ChatPerson
  /** The person has this very conversation open. */
  readonly isHere?: boolean
}

export const EmployeeCard = ({ person, isHere = false }: EmployeeCardProps) => {
  const facts = [
    ['Cargo', person.cargo ?? UNKNOWN],
    ['Área', person.area ?? UNKNOWN],
    ['Correo', person.correo ?? NO_EMAIL],
    ['Sede', person.sede ?? UNKNOWN],
  ] as const
  return (
    <section className="ca-chat-card" aria-label={`Ficha de ${person.nombre_completo}`}>
      <Avatar name={person.nombre_completo} size={56} />
      <h3 className="ca-chat-card-name">{person.nombre_completo}</h3>
      {isHere || person.en_linea ? (
        <StatusChip tone="ok" label={isHere ? 'En este chat' : 'En línea'} />
      ) : (
        <span className="ca-second">No está en línea</span>
      )}
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="ca-second">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
