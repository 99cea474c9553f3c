/** What the patient reads. */
import { EndorsedIcon } from '@blueprintjs/icons'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import { shortFingerprint } from '@cauce/domain/text/fingerprint'

const PARTS = [
  ['En qué consiste', 'descripcion'],
  ['Beneficios', 'beneficios'],
  ['Riesgos', 'riesgos'],
  ['Alternativas', 'alternativas'],
  ['Si no la acepta', 'riesgo_no_aceptar'],
  ['Información', 'informacion'],
  ['Recomendaciones', 'recomendaciones'],
] as const satisfies readonly (readonly [string, keyof ConsentText])[]

export const ConsentReading = ({ text }: { readonly text: ConsentText }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
  <article className="con-text ca-reading" aria-label="Texto del consentimiento" tabIndex={0}>
    {PARTS.map(([title, field]) =>
      text[field].trim() === '' ? null : (
        <section key={field}>
          <h3>{title}</h3>
          <p>{text[field]}</p>
        </section>
      ),
    )}
    <p className="con-bound ca-second">
      <EndorsedIcon /> La firma queda unida a este texto (huella {shortFingerprint(text.huella)}) y a la orden.
    </p>
  </article>
)
