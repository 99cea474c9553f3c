/** What the patient answers. @fuente spec 2 §4, §5 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { CONSENT_DECLARATIONS, type ConsentForm } from '@cauce/domain/consent/consent-form'
import {
  isRepresentativeDocument,
  REPRESENTATIVE_DOCUMENT_NAMES,
  REPRESENTATIVE_DOCUMENTS,
} from '@cauce/domain/consent/representative'
import { signersFor } from '@cauce/domain/consent/signer'
import type { ConsentContext, DrawnSignature } from '@cauce/machines/procedure-consent/types'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { SignaturePad } from '@cauce/ui/signature-pad/signature-pad'
import { TextField } from '@cauce/ui/text-field/text-field'

const YES_NO = [
  { value: 'SI', label: 'SI' },
  { value: 'NO', label: 'NO' },
] as const

const AGREES = [
  { value: 'Si', label: 'Sí' },
  { value: 'No', label: 'No' },
] as const

const DECLARATIONS = [
  ['a', 'declaracion_a'],
  ['b', 'declaracion_b'],
  ['c', 'declaracion_c'],
] as const

const DOCUMENTS = REPRESENTATIVE_DOCUMENTS.map((value) => ({ value, label: REPRESENTATIVE_DOCUMENT_NAMES[value] }))

const NO_STROKES: NonNullable<DrawnSignature['strokes']> = []

interface PartProps {
  readonly context: ConsentContext
  readonly onChange: (form: Partial<ConsentForm>) => void
}

const Representative = ({ context, onChange }: PartProps) => {
  const { form, errores } = context
  return (
    <div className="con-fields">
      <SelectField
        label="Tipo de documento del representante"
        options={DOCUMENTS}
        value={form.tipo_documento_representante ?? ''}
        onChange={(codigo) => {
          if (isRepresentativeDocument(codigo)) onChange({ tipo_documento_representante: codigo })
        }}
        error={errores['tipo_documento_representante']}
      />
      <TextField
        label="Documento del representante"
        inputMode={form.tipo_documento_representante === 'PA' ? 'text' : 'numeric'}
        value={form.numero_documento_representante}
        onChange={(numero_documento_representante) => onChange({ numero_documento_representante })}
        error={errores['numero_documento_representante']}
        maxLength={20}
      />
      <TextField
        label="Nombre del representante"
        value={form.nombre_representante}
        onChange={(nombre_representante) => onChange({ nombre_representante })}
        error={errores['nombre_representante']}
        maxLength={200}
      />
      <TextField
        label="Parentesco (si lo hay)"
        value={form.parentesco}
        onChange={(parentesco) => onChange({ parentesco })}
        error={errores['parentesco']}
        maxLength={60}
      />
    </div>
  )
}

const Dissent = ({ context, onChange }: PartProps) => (
  <div className="con-dissent">
    <p>
      <strong>No acepta el procedimiento.</strong> Un profesional le explicó las consecuencias de no realizarlo.
    </p>
    <TextField
      label="Nombre del profesional"
      value={context.form.nombre_profesional}
      onChange={(nombre_profesional) => onChange({ nombre_profesional })}
      error={context.errores['nombre_profesional']}
      maxLength={200}
    />
  </div>
)

const signerText = ({ form }: ConsentContext, affiliate: Affiliate): string => {
  if (form.firmante !== 'Representante Legal') {
    return `${affiliate.nombre_completo} · ${documentLabel(affiliate.tipo_documento.codigo, affiliate.numero_documento)}`
  }
  const named = [
    form.nombre_representante,
    documentLabel(form.tipo_documento_representante ?? '', form.numero_documento_representante),
  ].filter(Boolean)
  return named.length === 0 ? 'Representante legal' : named.join(' · ')
}

export interface ConsentAnswersProps extends PartProps {
  readonly affiliate: Affiliate
  readonly onSign: (signature: DrawnSignature | null) => void
}

export const ConsentAnswers = ({ context, affiliate, onChange, onSign }: ConsentAnswersProps) => {
  const { form, errores, signature, paciente, text } = context
  const signers = signersFor(paciente.edad, text?.riesgo ?? 'alto')
  const represented = form.firmante === 'Representante Legal'
  return (
    <div className="con-answers">
      <section className="ca-card con-card" aria-label="Respuestas">
        <Segmented
          label="¿Acepta el procedimiento?"
          options={AGREES}
          value={form.aceptacion_consentimiento}
          onChange={(aceptacion_consentimiento) => onChange({ aceptacion_consentimiento })}
          error={errores['aceptacion_consentimiento']}
        />
        {form.aceptacion_consentimiento === 'No' ? <Dissent context={context} onChange={onChange} /> : null}
        {DECLARATIONS.map(([letter, field]) => (
          <Segmented
            key={field}
            label={`${letter}. ${CONSENT_DECLARATIONS[letter]}`}
            options={YES_NO}
            value={form[field]}
            onChange={(answer) => onChange({ [field]: answer })}
            error={errores[field]}
          />
        ))}
        <Segmented
          label="Firma"
          options={signers.opciones.map((value) => ({ value, label: value }))}
          value={form.firmante}
          onChange={(firmante) => onChange({ firmante })}
          hint={signers.motivo}
          error={errores['firmante']}
        />
        {represented && signers.asentimiento ? (
          <Segmented
            label="¿El menor está de acuerdo?"
            options={AGREES}
            value={form.asentimiento}
            onChange={(asentimiento) => onChange({ asentimiento })}
            error={errores['asentimiento']}
          />
        ) : null}
        {represented || (signers.respaldo && form.firmante === 'Paciente') ? (
          <Representative context={context} onChange={onChange} />
        ) : null}
      </section>
      <section className="ca-card con-card con-sign" aria-label="Firma">
        <SignaturePad
          strokes={signature?.strokes ?? NO_STROKES}
          signer={signerText(context, affiliate)}
          error={errores['firma']}
          onChange={({ dataUrl, stats, strokes }) => onSign(dataUrl === '' ? null : { dataUrl, stats, strokes })}
        />
      </section>
    </div>
  )
}
