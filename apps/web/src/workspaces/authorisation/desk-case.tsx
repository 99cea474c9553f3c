/** A case of the desk: who it is, what is asked and why, and all that decides it. */
import type { AuthorisationDetail } from '@cauce/contract/autorizacion'
import { AUTHORISATION_LIFE } from '@cauce/domain/authorisation/authorisation-life'
import { CLAIM_WARNING, DENIAL_CAUSES } from '@cauce/domain/authorisation/denial'
import { REQUEST_CLASSES } from '@cauce/domain/authorisation/request-class'
import { formatDate, formatDateTime, formatDay } from '@cauce/domain/calendar/bogota'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { Card } from '@cauce/ui/card/card'
import { LifeSteps } from '../../kit/life/life-steps.tsx'
import { TermChip } from '../../kit/clock/term-chip.tsx'

type Other = AuthorisationDetail['otras'][number]

/** Never blank: what is not there is said. */
const Others = ({
  title,
  lines,
  none,
}: {
  readonly title: string
  readonly lines: readonly Other[]
  readonly none: string
}) => (
  <section className="aut-part" aria-label={title}>
    <h3>{title}</h3>
    {lines.length === 0 ? (
      <p className="ca-second">{none}</p>
    ) : (
      <ul>
        {lines.map((line) => (
          <li key={`${line.orden_id} ${line.servicio} ${line.fecha}`}>
            {line.servicio}
            <span className="ca-second">
              {' '}
              · {formatDay(line.fecha)} · cantidad {line.cantidad} · {line.estado}
              {line.sede === null ? '' : ` · ${line.sede}`}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Asked = ({ detail, now }: { readonly detail: AuthorisationDetail; readonly now: number }) => (
  <Card
    title="Qué se pide"
    actions={detail.plazo === null ? undefined : <TermChip term={detail.plazo} now={now} of={detail.afiliado.nombre} />}
  >
    <p className="aut-asked">
      <strong>
        {detail.codigo === '' ? '' : `${detail.codigo} · `}
        {detail.servicio}
      </strong>
    </p>
    <p className="ca-second">
      Cantidad {detail.cantidad} · orden {detail.orden_id} · {detail.pedida_por}
      {detail.registro === null ? '' : `, ${detail.registro}`}
      {detail.sede === null ? ' · sin sede asignada' : ` · ${detail.sede}`}
    </p>
    {detail.observacion === '' ? null : <p className="aut-quote">«{detail.observacion}»</p>}
    <p className="ca-second">{detail.diagnosticos.join(' · ') || 'Sin diagnósticos anotados'}</p>
    <p className="ca-second">
      {REQUEST_CLASSES[detail.clase].palabra}: {detail.clase_por_que}. Recibida {formatDateTime(detail.recibida_at)}
    </p>
    {detail.numero === null || detail.vigente_hasta === null ? null : (
      <p className="aut-number">
        Autorización <strong>{detail.numero}</strong> · {detail.cantidad_autorizada} de {detail.cantidad} · sirve hasta
        el {formatDate(detail.vigente_hasta)}
      </p>
    )}
  </Card>
)

const Denial = ({ denial }: { readonly denial: NonNullable<AuthorisationDetail['negacion']> }) => (
  <Card title="Formato de negación" note={formatDateTime(denial.fecha)}>
    <dl className="aut-form">
      <dt>Se niega</dt>
      <dd>{denial.cantidad}</dd>
      <dt>Causal</dt>
      <dd>{DENIAL_CAUSES[denial.causal]}</dd>
      <dt>Justificación</dt>
      <dd>{denial.justificacion}</dd>
      <dt>Fundamento</dt>
      <dd>{denial.fundamento}</dd>
      <dt>Alternativa</dt>
      <dd>{denial.alternativa}</dd>
      <dt>Propuso</dt>
      <dd>{denial.propone}</dd>
      <dt>Confirmó</dt>
      <dd>{denial.confirma}</dd>
    </dl>
    <p>
      <strong>{CLAIM_WARNING}</strong>
    </p>
  </Card>
)

export const DeskCase = ({ detail, now }: { readonly detail: AuthorisationDetail; readonly now: number }) => (
  <div className="aut-case">
    <AffiliateBand affiliate={detail.paciente} brief />
    <Asked detail={detail} now={now} />
    {detail.negacion === null ? null : <Denial denial={detail.negacion} />}
    <Card title="Evidencia" note="queda en la auditoría que usted la leyó">
      <div className="aut-parts">
        <section className="aut-part" aria-label="Derechos">
          <h3>Derechos hoy</h3>
          <p>{detail.derechos}</p>
        </section>
        <section className="aut-part" aria-label="Autorizado y vigente">
          <h3>Autorizado y vigente</h3>
          {detail.vigentes.length === 0 ? (
            <p className="ca-second">No hay</p>
          ) : (
            <ul>
              {detail.vigentes.map(({ numero, cantidad, hasta }) => (
                <li key={numero}>
                  {numero} · cantidad {cantidad} · hasta el {formatDate(hasta)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <Others title="Mismo servicio, 12 meses" lines={detail.mismo_servicio} none="No hay" />
        <Others title="Lo demás que espera del afiliado" lines={detail.otras} none="No hay" />
      </div>
      <LifeSteps words={AUTHORISATION_LIFE} steps={detail.pasos} label="Pasos de este caso" />
    </Card>
  </div>
)
