/** The form of a new referral. @fuente spec 2 §3, §9 */
import { ANNEX_TYPES, REQUEST_OPTIONS } from '@cauce/domain/referral/annex'
import { answerClass, ANSWER_CLASSES } from '@cauce/domain/referral/answer-clock'
import { closesAtOnce, EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import { isAnnexTypeId, type RegistrationDraft } from '@cauce/domain/referral/registration'
import { MAX_REFERRAL_TEXT } from '@cauce/domain/referral/referral'
import type { FieldErrors } from '@cauce/machines/failure'
import { Card } from '@cauce/ui/card/card'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import type { ReactNode, RefObject } from 'react'
import { usePlazosReferenciaQuery } from '../../store/referencias-api.ts'
import { AffiliateField } from './affiliate-field.tsx'
import { AnnexSections } from './annex-sections.tsx'
import { DiagnosesField } from './diagnoses-field.tsx'
import { SiteField } from './site-field.tsx'

const MAX_SPECIALTY = 200
const ANNEXES = Object.entries(ANNEX_TYPES).map(([value, label]) => ({ value, label }))

/** `Urgente: se responde en 2 horas`, as the norm is today; until that is known, only its class. */
const useAnswerHint = (tipoSolicitud: string): string | undefined => {
  const { data } = usePlazosReferenciaQuery({}, { skip: tipoSolicitud === '', refetchOnMountOrArgChange: true })
  if (tipoSolicitud === '') return undefined
  const clase = answerClass(tipoSolicitud)
  const name = ANSWER_CLASSES[clase]
  return data === undefined ? name : `${name}: se responde en ${data[clase]}`
}

interface RegistrationFormProps {
  readonly draft: RegistrationDraft
  readonly errors: FieldErrors
  readonly busy: boolean
  readonly onChange: (change: Partial<RegistrationDraft>) => void
  readonly formRef: RefObject<HTMLElement | null>
  readonly searchRef: RefObject<HTMLInputElement | null>
  /** The field of files. */
  readonly files: ReactNode
}

const Request = ({ draft, errors, onChange }: Pick<RegistrationFormProps, 'draft' | 'errors' | 'onChange'>) => {
  const hint = useAnswerHint(draft.tipoSolicitud)
  return (
    <div className="rem-row">
      <SelectField
        label="Tipo de anexo"
        placeholder="Escoja uno"
        options={ANNEXES}
        value={draft.tipoAnexo === null ? '' : String(draft.tipoAnexo)}
        onChange={(value) => {
          const tipo = Number(value)
          if (isAnnexTypeId(tipo)) onChange({ tipoAnexo: tipo })
        }}
        hint={draft.tipoAnexo !== null && closesAtOnce(draft.tipoAnexo) ? EMERGENCY_REPORT_WARNING : undefined}
        error={errors['tipo_anexo_id']}
      />
      <SelectField
        label="Tipo de solicitud"
        placeholder="Escoja uno"
        options={REQUEST_OPTIONS}
        value={draft.tipoSolicitud}
        onChange={(tipoSolicitud) => onChange({ tipoSolicitud })}
        hint={hint}
        error={errors['tipo_solicitud']}
      />
      <TextField
        label="Especialidad a la que se remite"
        value={draft.especialidad}
        maxLength={MAX_SPECIALTY}
        onChange={(especialidad) => onChange({ especialidad })}
        error={errors['especialidad_remision']}
      />
      <SiteField
        value={draft.institucion}
        onPick={(institucion) => onChange({ institucion })}
        error={errors['rep_id']}
      />
    </div>
  )
}

export const RegistrationForm = (props: RegistrationFormProps) => {
  const { draft, errors, busy, onChange, formRef, searchRef, files } = props
  return (
    // Inert and not disabled: what was sent stays readable while the server answers.
    <section ref={formRef} className="rem-form" aria-label="Nueva remisión" inert={busy}>
      <Card>
        <AffiliateField
          value={draft.afiliado}
          onPick={(afiliado) => onChange({ afiliado })}
          error={errors['afiliado_id']}
          inputRef={searchRef}
        />
      </Card>
      <Card title="Qué se pide">
        <div className="rem-stack">
          <Request draft={draft} errors={errors} onChange={onChange} />
          <DiagnosesField
            value={draft.diagnosticos}
            onChange={(diagnosticos) => onChange({ diagnosticos })}
            error={errors['cie10s']}
          />
          <TextAreaField
            label="Descripción"
            placeholder="Anamnesis, examen físico y por qué se remite"
            rows={4}
            value={draft.descripcion}
            maxLength={MAX_REFERRAL_TEXT}
            onChange={(descripcion) => onChange({ descripcion })}
            error={errors['descripcion']}
          />
          {files}
        </div>
      </Card>
      {draft.tipoAnexo === null ? null : (
        <AnnexSections
          tipo={draft.tipoAnexo}
          datos={draft.datos}
          servicios={draft.servicios}
          errors={errors}
          onData={(datos) => onChange({ datos })}
          onServices={(servicios) => onChange({ servicios })}
        />
      )}
    </section>
  )
}
