/** Tells each administrator that data were set aside, until one of them says to have seen it. */
import { WarningSignIcon } from '@blueprintjs/icons'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { useDatosApartadosQuery, useDatosApartadosVistosMutation } from '../../store/auditoria-api.ts'

export const SetAsideNotice = () => {
  const { data = [] } = useDatosApartadosQuery({})
  const [see, { isLoading }] = useDatosApartadosVistosMutation()
  const last = data.at(-1)
  if (last === undefined) return null
  return (
    <Card>
      <section className="ca-home-aside" aria-label="Datos apartados">
        <h2>
          <WarningSignIcon /> Se apartó una base de datos
        </h2>
        <ul>
          {data.map(({ id, carpeta, quien, anotado_at }) => (
            <li key={id}>
              {carpeta}, por {quien}; esta base empezó después ({formatDateTime(anotado_at)}).
            </li>
          ))}
        </ul>
        <p>
          Lo que se escribió antes está en esa carpeta del servidor y no en esta base. Decida con sistemas si debe
          volver.
        </p>
        <Action busy={isLoading} onClick={() => void see({ body: { hasta: last.id } })}>
          Entendido: no mostrarlo más
        </Action>
      </section>
    </Card>
  )
}
