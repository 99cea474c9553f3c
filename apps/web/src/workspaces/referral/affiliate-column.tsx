/** Who is referred, from where, why, and the files that came with it. @fuente spec 2 §2 */
import { WarningSignIcon } from '@blueprintjs/icons'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel, sexLabel } from '@cauce/domain/affiliate/display-name'
import { closingCauseText } from '@cauce/domain/referral/closing-cause'
import type { Referral } from '@cauce/domain/referral/referral'
import { phoneLabel } from '@cauce/domain/text/phone'
import { DeceasedNote } from '../../kit/affiliate/deceased-note.tsx'
import { AttachmentList } from '../chat/attachment-list.tsx'

interface FactProps {
  readonly name: string
  /** Blank ones are left out. */
  readonly values: readonly (string | null)[]
  /** It is read, not glanced at. */
  readonly long?: boolean
}

const Fact = ({ name, values, long = false }: FactProps) => {
  const said = values.flatMap((value) => (value === null || value.trim() === '' ? [] : [value.trim()]))
  if (said.length === 0) return null
  return (
    <div className={long ? 'ref-fact ref-long' : 'ref-fact'}>
      <dt>{name}</dt>
      {said.map((value) => (
        <dd key={value}>{value}</dd>
      ))}
    </div>
  )
}

const joined = (parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => (part === null || part === '' ? [] : [part])).join(', ')

const Allergies = ({ afiliado }: Pick<Referral, 'afiliado'>) => {
  const { kind, text } = allergySummary(afiliado.alergias)
  return (
    <div className={`ref-allergies ref-allergies-${kind}`}>
      {kind === 'known' ? <WarningSignIcon size={16} /> : null}
      <div>
        <p className="ref-allergies-title">Alergias</p>
        <p>{text}</p>
      </div>
    </div>
  )
}

export interface AffiliateColumnProps {
  readonly referral: Referral
}

export const AffiliateColumn = ({ referral }: AffiliateColumnProps) => {
  const { afiliado } = referral
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
    <section className="ref-column ref-who ca-card" aria-label="Afiliado y quien remite" tabIndex={0}>
      <h2 className="ref-name">{afiliado.nombre_completo}</h2>
      <p className="ca-second">
        {sexLabel(afiliado.sexo)} · {ageLabel(afiliado.edad_cumplida)} ·{' '}
        <span className="ref-unbroken">{documentLabel(afiliado.tipo_documento_codigo, afiliado.numero_documento)}</span>
      </p>
      <DeceasedNote tipoAfiliadoId={afiliado.tipo_afiliado.id} />
      <Allergies afiliado={afiliado} />
      <dl className="ref-facts">
        <Fact name="Remite" values={[joined([referral.rep_nombre, referral.municipio_nombre])]} />
        <Fact
          name="Teléfono"
          values={[referral.rep_telefono1, referral.rep_telefono2].map((phone) => phone && phoneLabel(phone))}
        />
        <Fact name="Especialidad" values={[referral.especialidad_remision]} />
        <Fact name="Diagnósticos" values={referral.cie10s.map(({ Codigo_Nombre }) => Codigo_Nombre)} />
        <Fact name="Descripción" values={[referral.descripcion]} long />
        {referral.motivo_cierre === undefined || referral.motivo_cierre === null ? null : (
          <Fact name="Se cerró sin aceptación" values={[closingCauseText(referral.motivo_cierre)]} />
        )}
        <Fact name="Observación de la finalización" values={[referral.observacion_finalizacion]} long />
      </dl>
      <h3>Adjuntos</h3>
      {referral.adjunto_referencia.length === 0 ? (
        <p className="ca-second">Sin adjuntos</p>
      ) : (
        <AttachmentList adjuntos={referral.adjunto_referencia} />
      )}
      <details className="ref-more">
        <summary>Otros datos</summary>
        <dl className="ref-facts">
          <Fact name="Entidad" values={[afiliado.entidad.nombre]} long />
          <Fact name="Dirección" values={[joined([referral.rep_direccion, referral.departamento_nombre])]} long />
          <Fact name="Correo" values={[referral.rep_correo1, referral.rep_correo2]} long />
          <Fact name="Registra" values={[referral.registra.nombre]} long />
          <Fact name="Gestiona" values={[referral.gestor?.nombre ?? null]} long />
        </dl>
      </details>
    </section>
  )
}
