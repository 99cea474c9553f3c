import type { ManualRule } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { PlaceLink, useManual } from '../context.tsx'
import { findFeature } from '../find.ts'
import { OutcomeChip } from '../parts/outcome-chip.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { placeText } from '../place.tsx'
import { featureOutcome } from '../results.ts'
import { moduleWords, roomOf } from '../words.ts'

const Messages = ({ messages }: { readonly messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <Card title="Mensajes" note="como los lee la persona">
      <ul className="man-messages">
        {messages.map((message) => (
          <li key={message}>«{message}»</li>
        ))}
      </ul>
    </Card>
  )

const Features = ({ ids }: { readonly ids: readonly string[] }) => {
  const { data } = useManual()
  return (
    <Card title="Características que la usan" flush={ids.length > 0}>
      {ids.length === 0 ? (
        <EmptyState title="Ninguna la nombra todavía" />
      ) : (
        <ul className="man-rows">
          {ids.map((id) => {
            const found = findFeature(data.caracteristicas, id)
            return (
              <li key={id}>
                <span className="man-row-words">
                  <PlaceLink to={placeText('caracteristicas', id)}>
                    {found?.scenario?.nombre ?? found?.feature.nombre ?? id}
                  </PlaceLink>
                  {found === null ? null : <span className="ca-second">{moduleWords(found.feature.modulo)}</span>}
                </span>
                {found === null ? null : <OutcomeChip outcome={featureOutcome(found.feature)} />}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

const Properties = ({ rule }: { readonly rule: ManualRule }) => (
  <Card title="Propiedades" note="se comprueban con miles de casos al azar">
    {rule.propiedades.length === 0 ? (
      <EmptyState title="Ninguna propiedad la prueba todavía" />
    ) : (
      rule.propiedades.map(({ archivo, titulos }) => (
        <div key={archivo} className="man-properties">
          <ul>
            {titulos.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <p className="ca-second">
            <code>{archivo}</code>
          </p>
        </div>
      ))
    )}
  </Card>
)

/** A rule: its sentence, where it comes from, what it says to people, and what shows that it holds. */
export const Rule = ({ rule }: { readonly rule: ManualRule }) => (
  <>
    <PageHead section="reglas" title={rule.regla}>
      <dl className="man-facts">
        <dt>Fuente</dt>
        <dd>{rule.fuente}</dd>
        <dt>Módulo</dt>
        <dd>{moduleWords(roomOf(rule.id))}</dd>
        <dt>Función</dt>
        <dd>
          <code>{rule.funcion}</code> en <code>{rule.archivo}</code>
        </dd>
      </dl>
    </PageHead>
    <Messages messages={rule.mensajes} />
    <Features ids={rule.caracteristicas} />
    <Properties rule={rule} />
  </>
)
