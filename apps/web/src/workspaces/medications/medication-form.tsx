/** The whole form of a medication line. @fuente spec 2 §3, §5 */
import { CrossIcon, PlusIcon } from '@blueprintjs/icons'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { Article } from '@cauce/domain/medication/article'
import { checkMedicationLine } from '@cauce/domain/medication/check-line'
import { doseFor } from '@cauce/domain/medication/dose-unit'
import type { MedicationDraft } from '@cauce/domain/medication/draft'
import { MAX_MEDICATION_OBSERVATION, type Diagnosis } from '@cauce/domain/medication/order-line'
import { MAX_REPLACEMENT_REASON } from '@cauce/domain/medication/represcription'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { MAX_DAYS_AHEAD } from '@cauce/domain/ordering/validity-date'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { FieldError } from '@cauce/ui/field/field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { lazy, Suspense, type RefObject } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { ActiveMark } from './active-mark.tsx'
import { DiagnosisField } from './diagnosis-field.tsx'
import { DrugField } from './drug-field.tsx'
import { usualRoute } from './draft-of-line.ts'
import { PosologyFields } from './posology-fields.tsx'
import { SiteField } from './site-field.tsx'

const DoseAccount = lazy(() => loadPage(async () => ({ default: (await import('./dose-account.tsx')).DoseAccount })))

export interface MedicationFormProps {
  readonly consultaId: number
  readonly today: string
  readonly draft: MedicationDraft
  readonly routing: RoutingProposal | null
  readonly errors: Readonly<Record<string, FieldError>>
  readonly diagnoses: readonly Diagnosis[]
  readonly busy: boolean
  readonly onChange: (change: Partial<MedicationDraft>) => void
  readonly onAdd: () => void
  readonly onClear: () => void
  readonly onEditActive: (article: Article) => void
  readonly drugRef: RefObject<HTMLInputElement | null>
  readonly formRef: RefObject<HTMLElement | null>
}

const Replaced = ({ draft, errors, onChange, onAdd }: MedicationFormProps) => {
  const { reemplaza, articulo } = draft
  if (reemplaza === null) return null
  return (
    <div className="med-replaced">
      <p>
        <strong>Cambia una orden activa{articulo === null ? '' : ` de ${articulo.codesumi.nombre}`}.</strong>{' '}
        <span className="ca-second">La anterior se anula cuando ordene esta.</span>
      </p>
      <TextField
        label="Por qué la cambia"
        value={reemplaza.motivo}
        maxLength={MAX_REPLACEMENT_REASON}
        onChange={(motivo) => onChange({ reemplaza: { ...reemplaza, motivo } })}
        error={errors['reemplaza']}
        onEnter={onAdd}
      />
      <Action kind="quiet" icon={<CrossIcon />} onClick={() => onChange({ reemplaza: null })}>
        No cambiarla: ordenar aparte
      </Action>
    </div>
  )
}

/** What the catalogue says of the drug and the form only shows. */
const Authorisation = ({ draft: { articulo } }: Pick<MedicationFormProps, 'draft'>) => (
  <TextField
    label="Autorización"
    value={articulo === null ? '' : articulo.requiere_autorizacion === 1 ? 'Si' : 'No'}
    readOnly
    onChange={() => undefined}
    hint={articulo?.requiere_autorizacion === 1 ? 'Quedará pendiente de autorización' : undefined}
  />
)

export const MedicationForm = (props: MedicationFormProps) => {
  const { draft, routing, errors, today, onChange, onAdd, formRef } = props
  const { mensaje } = checkMedicationLine(draft, routing, today)
  const wrong = Object.keys(errors).length > 0
  return (
    <section ref={formRef} className="med-form ca-card" aria-label="Formulario del medicamento">
      <Replaced {...props} />
      <div className="med-fields">
        <div className="med-wide">
          <DrugField
            consultaId={props.consultaId}
            value={draft.articulo}
            onPick={(articulo) =>
              onChange(
                articulo === null
                  ? { articulo }
                  : {
                      articulo,
                      via: usualRoute(articulo, draft.via),
                      ...doseFor(articulo.codesumi, { dosis: draft.dosis, unidad_dosis: draft.unidad_dosis ?? null }),
                    },
              )
            }
            error={errors['articulo']}
            onEnter={onAdd}
            inputRef={props.drugRef}
          />
        </div>
        <div className="med-wide med-sites">
          <SiteField
            key={draft.articulo?.codesumi.id ?? 0}
            consultaId={props.consultaId}
            draft={draft}
            routing={routing}
            errors={errors}
            onChange={onChange}
            onEnter={onAdd}
          />
        </div>
        {draft.articulo === null || draft.articulo.activa === null || draft.reemplaza !== null ? null : (
          <div className="med-whole">
            <ActiveMark article={draft.articulo} onEdit={props.onEditActive} />
          </div>
        )}
        <PosologyFields draft={draft} errors={errors} onChange={onChange} onEnter={onAdd} />
        {draft.articulo === null ? null : (
          <Suspense>
            <DoseAccount consultaId={props.consultaId} draft={draft} onLesser={(dosis) => onChange({ dosis })} />
          </Suspense>
        )}
        <div className="med-two">
          <DiagnosisField
            value={draft.diagnostico}
            ofRecord={props.diagnoses}
            onPick={(diagnostico) => onChange({ diagnostico })}
            error={errors['diagnostico']}
            onEnter={onAdd}
          />
        </div>
        <DateField
          label="Fecha de vigencia"
          value={draft.fechaVigencia}
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          onChange={(fechaVigencia) => onChange({ fechaVigencia })}
          error={errors['fechaVigencia']}
          onEnter={onAdd}
        />
        <Authorisation draft={draft} />
        <div className="med-whole">
          <TextField
            label="Observación"
            placeholder="Para el paciente y la farmacia"
            value={draft.observacion}
            maxLength={MAX_MEDICATION_OBSERVATION}
            onChange={(observacion) => onChange({ observacion })}
            error={errors['observacion']}
            onEnter={onAdd}
          />
        </div>
      </div>
      <div className="med-form-foot">
        {wrong && mensaje !== null ? (
          <p className="ca-field-error" role="alert">
            {mensaje}
          </p>
        ) : (
          <span className="ca-second">Se comprueba al añadirlo</span>
        )}
        <Action kind="quiet" onClick={props.onClear}>
          Limpiar
        </Action>
        <Action icon={<PlusIcon />} keys="Enter" busy={props.busy} onClick={onAdd}>
          Añadir
        </Action>
      </div>
    </section>
  )
}
