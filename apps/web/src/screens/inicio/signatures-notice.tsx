/** What waits for the signature of who looks, and what was returned to them, until they say to have seen it. */
import { WarningSignIcon } from '@blueprintjs/icons'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { Link } from 'react-router-dom'
import { useEnteradoFirmaMutation, useMisFirmasQuery } from '../../store/firmas-api.ts'

const SIGNATURES = '/firmas/segundas'

/** What waits for who may sign, also where nothing does: it is their way in. */
const Waiting = ({ toSign, urgent }: { readonly toSign: number; readonly urgent: number }) => (
  <ul className="ca-home-counts" aria-label="Segundas firmas">
    <li className="ca-home-count">
      <Link to={SIGNATURES}>
        <strong>{toSign}</strong> {toSign === 1 ? 'Fórmula espera su firma' : 'Fórmulas esperan su firma'}
      </Link>
    </li>
    <li className="ca-home-count">
      <Link to={`${SIGNATURES}?cuales=urgencias`}>
        <strong>{urgent}</strong> {urgent === 1 ? 'Urgencia vital por revisar' : 'Urgencias vitales por revisar'}
      </Link>
    </li>
  </ul>
)

export const SignaturesNotice = () => {
  const { data } = useMisFirmasQuery({}, { refetchOnMountOrArgChange: true })
  const [seen, seeing] = useEnteradoFirmaMutation()
  if (data === undefined) return null
  const { por_firmar, urgencias, devueltas } = data
  return (
    <>
      {por_firmar === null ? null : <Waiting toSign={por_firmar} urgent={urgencias ?? 0} />}
      {devueltas.length === 0 ? null : (
        <Card>
          <section className="ca-home-aside" aria-label="Fórmulas devueltas">
            <h2>
              <WarningSignIcon /> {devueltas.length === 1 ? 'Le devolvieron una fórmula' : 'Le devolvieron fórmulas'}
            </h2>
            {devueltas.map(({ id, medicamento, afiliado, motivo, quien, cuando, consulta_id }) => (
              <div key={id} className="ca-home-returned">
                <p>
                  <strong>{medicamento}</strong> de <Link to={`/panelMedico/consulta/${consulta_id}`}>{afiliado}</Link>:
                  «{motivo}»
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
      )}
    </>
  )
}
