/** What is known of an affiliate, by parts: data, family, documents and the reasons of each state. */
import type { Insured } from '@cauce/contract/afiliados'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import type { Dated } from '@cauce/domain/insurance/dated'
import { kinshipWord } from '@cauce/domain/insurance/kinship'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'

const days = ({ desde, hasta }: Dated): string =>
  hasta === null ? `Desde ${formatDate(desde)}` : `${formatDate(desde)} – ${formatDate(hasta)}`

interface CardProps {
  readonly insured: Insured
}

export const DataCard = ({ insured }: CardProps) => {
  const { contacto } = insured
  const facts: readonly (readonly [string, string | null])[] = [
    ['Entidad', insured.entidad.nombre],
    ['Régimen', insured.regimen === 'magisterio' ? 'Magisterio' : 'Contributivo'],
    ['Tipo de afiliado', insured.tipo_afiliado.nombre],
    ['Nacimiento', formatDate(insured.fecha_nacimiento)],
    ['Afiliación', formatDate(insured.fecha_afiliacion)],
    ['Municipio de residencia', insured.municipio_afiliacion?.nombre ?? null],
    ['Dirección', contacto.direccion],
    ['Zona', contacto.zona],
    ['Estrato', contacto.estrato === null ? null : String(contacto.estrato)],
    ['Celular', [contacto.celular1, contacto.celular2].filter(Boolean).join(' · ') || null],
    ['Correo', [contacto.correo1, contacto.correo2].filter(Boolean).join(' · ') || null],
  ]
  return (
    <Card title="Datos">
      <dl className="ins-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="ins-fact">
            <dt>{name}</dt>
            <dd>{value ?? 'No se sabe'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export const FamilyCard = ({ insured, onOpen }: CardProps & { readonly onOpen: (id: number) => void }) => (
  <Card title="Familia">
    {insured.familia.length === 0 ? (
      <p className="ca-second">No tiene grupo familiar registrado</p>
    ) : (
      <ul className="ins-rows">
        {insured.familia.map((one) => {
          const { palabra, tono } = affiliateStateWords(one.estado_afiliado_id)
          return (
            <li key={`${one.id} ${one.desde}`}>
              <strong>{kinshipWord(one.parentesco)}</strong>
              <span>
                {one.nombre} <span className="ca-second">{one.documento}</span>
              </span>
              <StatusChip tone={tono} label={palabra} />
              {one.parentesco === 'cotizante' ? null : <span className="ca-second">{days(one)}</span>}
              {one.id === insured.id ? null : (
                <Action kind="quiet" small label={`Abrir: ${one.nombre}`} onClick={() => onOpen(one.id)}>
                  Abrir
                </Action>
              )}
            </li>
          )
        })}
      </ul>
    )}
  </Card>
)

export const DocumentsCard = ({ insured }: CardProps) => (
  <Card title="Documentos" note="También se encuentra por los de antes">
    <ul className="ins-rows">
      {insured.documentos.map((one) => (
        <li key={`${one.codigo} ${one.numero}`}>
          <strong>{documentLabel(one.codigo, one.numero)}</strong>
          <span className="ca-second">{days(one)}</span>
        </li>
      ))}
    </ul>
  </Card>
)

export const StatesCard = ({ insured }: CardProps) => (
  <Card title="Estados">
    <ul className="ins-rows">
      {insured.estados.toReversed().map((one) => {
        const { palabra, tono } = affiliateStateWords(one.estado_id)
        return (
          <li key={one.desde}>
            <StatusChip tone={tono} label={palabra} />
            <span>{days(one)}</span>
            <span className="ca-second">
              {[one.causa, one.radicado === null ? null : `Novedad ${one.radicado}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  </Card>
)
