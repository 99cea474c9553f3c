/** What decides over a second signature: the line, each finding with what its prescriber answered, and where it has been. */
import type { SignatureDetail } from '@cauce/contract/firmas'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { inCheckOrder } from '@cauce/domain/medication/ledger'
import { LedgerList } from '@cauce/ui/ledger-list/ledger-list'
import { AlertFinding } from '../../../workspaces/medications/alert-finding.tsx'
import '../../../workspaces/medications/alerts.css'

export const SignedLine = ({ detail }: { readonly detail: SignatureDetail }) => (
  <section className="sig-line" aria-label="Lo que se formuló">
    <h3>{detail.medicamento}</h3>
    <p>{detail.posologia}</p>
    {detail.lineas.length === 0 ? null : (
      <ul className="sig-drugs" aria-label="Medicamentos del esquema">
        {detail.lineas.map(({ nombre, dosis, suma, detalle, aparte, observacion }) => (
          <li key={nombre + detalle}>
            <strong>
              {nombre} {dosis}
            </strong>
            <span className="ca-second">
              {[suma, aparte, detalle, observacion].filter((part) => (part ?? '') !== '').join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    )}
    <p className="ca-second">
      {detail.diagnostico}
      {detail.observacion === detail.posologia || detail.observacion === '' ? '' : ` · ${detail.observacion}`}
    </p>
    <p className="ca-second">
      Formuló {detail.pedida_por.nombre}
      {detail.registro === null ? '' : `, ${detail.registro}`} · {formatDateTime(detail.pedida_at)} · orden{' '}
      {detail.orden_id}
    </p>
  </section>
)

/** Each finding, gravest first, with the words of who went on. */
export const SignedFindings = ({ detail }: { readonly detail: SignatureDetail }) =>
  detail.respuestas.length === 0 ? null : (
    <ul className="sig-findings" aria-label="Lo que se encontró y lo que se respondió">
      {detail.respuestas.map(({ hallazgo, motivo }) => (
        <li key={hallazgo.clave}>
          <AlertFinding finding={hallazgo} addedId={0} signing />
          <p className="sig-answer">
            <span className="ca-second">Quien formuló respondió</span>
            {motivo === null ? 'Nada: no pedía respuesta' : `«${motivo}»`}
          </p>
        </li>
      ))}
    </ul>
  )

/** Everything that was checked of the line, folded: whoever doubts opens it. */
export const SignatureLedger = ({ detail }: { readonly detail: SignatureDetail }) => (
  <details>
    <summary className="per-part">Todas las comprobaciones ({detail.comprobaciones.length})</summary>
    <LedgerList entries={inCheckOrder(detail.comprobaciones)} />
  </details>
)
