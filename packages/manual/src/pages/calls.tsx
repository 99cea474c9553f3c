import type { ManualCall } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { PlaceLink } from '../context.tsx'
import { findById } from '../find.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PartGate, Unknown } from '../parts/part-gate.tsx'
import { PlainTable } from '../parts/plain-table.tsx'
import { placeText } from '../place.tsx'
import { placesOf, type SchemaField, schemaFields } from '../schema-fields.ts'
import { counted, moduleWords } from '../words.ts'

const SECTION = 'api'
const PLACES: Readonly<Record<string, string>> = {
  ruta: 'En la ruta',
  consulta: 'Después de «?»',
  cuerpo: 'En el cuerpo',
}

const CallList = ({ calls }: { readonly calls: readonly ManualCall[] }) => (
  <>
    <PageHead title="API">
      <p>
        {counted(calls.length, 'llamada', 'llamadas')}. De la misma definición salen la ruta del servidor, el cliente
        del navegador y esta página.
      </p>
    </PageHead>
    {[...Map.groupBy(calls, ({ modulo }) => modulo)].map(([module, own]) => (
      <Card key={module} title={moduleWords(module)} note={counted(own.length, 'llamada', 'llamadas')} flush>
        <ul className="man-rows">
          {own.map((call) => (
            <li key={call.id}>
              <span className="man-row-words">
                <PlaceLink to={placeText(SECTION, call.id)}>{call.resumen}</PlaceLink>
                <code className="man-path">
                  <b>{call.metodo}</b> {call.ruta}
                </code>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </>
)

const Fields = ({ label, fields }: { readonly label: string; readonly fields: readonly SchemaField[] }) => (
  <PlainTable
    label={label}
    rows={[
      ['Campo', 'Qué es', 'Siempre'],
      ...fields.map(({ path, kind, isRequired }) => [path, kind, isRequired ? 'Sí' : 'No']),
    ]}
  />
)

const Call = ({ call }: { readonly call: ManualCall }) => {
  const answer = schemaFields(call.sale)
  return (
    <>
      <PageHead section={SECTION} title={call.resumen}>
        <p>
          <code className="man-path">
            <b>{call.metodo}</b> {call.ruta}
          </code>
        </p>
        <dl className="man-facts">
          <dt>Quién</dt>
          <dd>{call.permiso}</dd>
          <dt>Módulo</dt>
          <dd>{moduleWords(call.modulo)}</dd>
          {call.fallas.length === 0 ? null : (
            <>
              <dt>Puede fallar con</dt>
              <dd>{call.fallas.join(' · ')}</dd>
            </>
          )}
        </dl>
      </PageHead>
      {placesOf(call.entra).map(([place, fields]) => (
        <Card key={place} title={PLACES[place] ?? place} flush>
          <Fields label={PLACES[place] ?? place} fields={fields} />
        </Card>
      ))}
      <Card title="Responde" flush={answer.length > 0}>
        {answer.length > 0 ? (
          <Fields label="Responde" fields={answer} />
        ) : (
          <p>{call.sale === '' ? 'Un archivo.' : 'Un valor sin campos.'}</p>
        )}
      </Card>
    </>
  )
}

/** Every call by module, or the one of the address. */
export const Calls = ({ id }: { readonly id: string }) => (
  <PartGate section={SECTION} part="llamadas">
    {(calls) => {
      if (id === '') return <CallList calls={calls} />
      const call = findById(calls, id)
      return call === null ? <Unknown section={SECTION} id={id} /> : <Call call={call} />
    }}
  </PartGate>
)
