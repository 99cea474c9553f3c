/** The record as it is typed: its parts one under the other, with the figures that they give. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { derivedFigures, type FigurePerson } from '@cauce/domain/clinical-record/derived-figures'
import type { RecordSection } from '@cauce/domain/clinical-record/record'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { OutsideTaken } from '../antecedents/outside-taken.tsx'
import { AntecedentsAction } from './antecedents-action.tsx'
import { DiagnosesPart } from './diagnoses-part.tsx'
import { MeasureFields, MeasureFigures, SignFields, TakeMeasures } from './measures-part.tsx'
import type { RecordDraftState } from './record-draft-state.ts'
import { RecordPart } from './record-part.tsx'
import { RiskPart } from './risk-part.tsx'
import { SectionField } from './section-field.tsx'
import type { RecordForm } from './use-record-form.ts'

export interface RecordEditorProps {
  readonly consultation: Consultation
  readonly draft: RecordDraftState
  readonly form: RecordForm
  readonly person: FigurePerson
}

const BODY_FIGURES: ReadonlySet<string> = new Set(['imc', 'isc', 'presion'])

export const RecordEditor = ({ consultation, draft, form, person }: RecordEditorProps) => {
  const { record, errorOf } = form
  const { change, view } = draft
  const figures = derivedFigures(record, person)
  const day = bogotaDate(Date.parse(consultation.fecha_hora))
  const section = (name: RecordSection, onChange: (text: string) => void) => ({
    name,
    value: record[name],
    onChange,
    error: errorOf(name),
  })
  const writeAntecedents = (antecedentes: string): void => change('antecedentes', { antecedentes })
  return (
    <>
      <RecordPart id="anamnesis" title="Motivo y enfermedad actual">
        <div className="rec-stack">
          <SectionField
            {...section('motivo', (motivo) => change('anamnesis', { motivo }))}
            short
            placeholder="En palabras de quien consulta"
          />
          <SectionField
            {...section('enfermedad_actual', (enfermedad_actual) => change('anamnesis', { enfermedad_actual }))}
          />
        </div>
      </RecordPart>
      <RecordPart id="antecedentes" title="Antecedentes y revisión por sistemas">
        <div className="rec-stack">
          <OutsideTaken consultation={consultation} keys="T" />
          <div className="rec-pair">
            <SectionField
              {...section('antecedentes', writeAntecedents)}
              actions={
                <AntecedentsAction
                  before={view?.anterior ?? null}
                  value={record.antecedentes}
                  onChange={writeAntecedents}
                />
              }
            />
            <SectionField
              {...section('revision_sistemas', (revision_sistemas) => change('antecedentes', { revision_sistemas }))}
            />
          </div>
        </div>
      </RecordPart>
      <RecordPart
        id="examen"
        title="Examen físico y medidas"
        actions={<TakeMeasures form={form} before={consultation.medidas} day={day} age={person.edad} />}
      >
        <div className="rec-stack">
          <MeasureFields form={form} />
          <SignFields form={form} person={{ edad: person.edad, gestante: person.gestante === true }} />
          <MeasureFigures figures={figures.filter(({ clave }) => BODY_FIGURES.has(clave))} />
          <SectionField {...section('examen_fisico', (examen_fisico) => change('examen', { examen_fisico }))} />
        </div>
      </RecordPart>
      <RecordPart id="riesgo" title="Riesgo de diabetes y cardiovascular">
        <RiskPart
          form={form}
          figures={figures.filter(({ clave }) => !BODY_FIGURES.has(clave))}
          onChange={(fields) => change('riesgo', fields)}
        />
      </RecordPart>
      <RecordPart id="diagnosticos" title="Diagnósticos">
        <DiagnosesPart
          list={record.diagnosticos}
          offered={consultation.diagnosticos}
          onChange={(diagnosticos) => change('diagnosticos', { diagnosticos })}
          error={errorOf('diagnosticos')}
          tried={form.tried}
        />
      </RecordPart>
      <RecordPart id="plan" title="Plan y recomendaciones">
        <div className="rec-pair">
          <SectionField {...section('plan', (plan) => change('plan', { plan }))} />
          <SectionField {...section('recomendaciones', (recomendaciones) => change('plan', { recomendaciones }))} />
        </div>
      </RecordPart>
    </>
  )
}
