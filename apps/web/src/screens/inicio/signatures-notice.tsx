/** What was returned to who looks, until they say to have seen it. */
import { WarningSignIcon } from '@blueprintjs/icons'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { Link } from 'react-router-dom'
import { useEnteradoFirmaMutation, useMisFirmasQuery } from '../../store/firmas-api.ts'

export const SignaturesNotice = () => {
  const { data } = useMisFirmasQuery({}, { refetchOnMountOrArgChange: true })
  const [seen, seeing] = useEnteradoFirmaMutation()
  if (data === undefined) return null
  const { devueltas } = data
  return devueltas.length === 0 ? null : (
    <Card>
      <section className="ca-home-aside" aria-label="Fórmulas devueltas">
        <h2>
          <WarningSignIcon /> {devueltas.length === 1 ? 'Le devolvieron una fórmula' : 'Le devolvieron fórmulas'}
        </h2>
        {devueltas.map(({ id, medicamento, afiliado, motivo, quien, cuando, consulta_id }) => (
          <div key={id} className="ca-home-returned">
            <p>
              <strong>{medicamento}</strong> de <Link to={`/panelMedico/consulta/${consulta_id}`}>{afiliado}</Link>: «
              {motivo}»
            </p>
            <p className="ca-second">
              {quien}, {formatDateTime(cuando)} · no se imprime ni se entrega; si hace falta, fórmulela de nuevo
            </p>
            <Action
              small
              busy={seeing.isLoading && seeing.originalArgs?.body.id === id}
              onClick={() => void seen({ body: { id } })}
            >
              Entendido
            </Action>
          </div>
        ))}
      </section>
    </Card>
  )
}
