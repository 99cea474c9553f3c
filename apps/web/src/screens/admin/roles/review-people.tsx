import { permissionWords } from '@cauce/domain/access/permission-list'
import { groupThousands } from '@cauce/domain/text/format'
import type { ReviewedImpact } from '@cauce/machines/role-edit/types'
import { Card } from '@cauce/ui/card/card'
import { people } from '../../../workspaces/access/words.ts'

type Person = ReviewedImpact['primeras'][number]

const notices = ({ gana, pierde }: Person): string => {
  const parts = [
    pierde.length === 0 ? null : `pierde ${permissionWords(pierde)}`,
    gana.length === 0 ? null : `gana ${permissionWords(gana)}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'no lo nota: lo tiene por otro rol' : parts.join(' · ')
}

/** Who has the role and what each notices: the first by name, the rest counted. */
export const ReviewPeople = ({ impact }: { readonly impact: ReviewedImpact }) => {
  const { con_rol, primeras } = impact
  const more = con_rol - primeras.length
  if (con_rol === 0) return null
  return (
    <Card title="A quiénes" note={`Tienen el rol ${people(con_rol)}`}>
      <ul className="acc-list rol-who">
        {primeras.map((person) => (
          <li key={person.id}>
            <strong>{person.nombre}</strong>
            <span className="ca-second">{notices(person)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="ca-second">y {groupThousands(more)} más</p> : null}
    </Card>
  )
}
