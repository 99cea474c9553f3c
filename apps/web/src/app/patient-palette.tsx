/** Ctrl-K of who may open patients: they come before the pages, with what can be done with the selected one. */
import { WarningSignIcon } from '@blueprintjs/icons'
import type { Patient } from '@cauce/contract/inicio'
import { allergySummary } from '@cauce/domain/affiliate/allergies'
import { ageLabel, documentLabel } from '@cauce/domain/affiliate/display-name'
import { doorOf } from '@cauce/domain/affiliate/patient-doors'
import { formatDay, formatTime } from '@cauce/domain/calendar/bogota'
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { patientActs, patientQuestion, WALK_IN_ADDRESS } from '@cauce/domain/navigation/patient-acts'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { PaletteGroup, PaletteRow } from '@cauce/ui/palette/palette'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { patientSearch } from '../actors/patient-search.ts'
import { handWalkIn } from '../actors/walk-in-patient.ts'
import { useAbrirConsultaMutation } from '../store/api.ts'
import { failureText } from '../store/call.ts'
import { useAppDispatch } from '../store/store.ts'
import { useSearch } from '../workspaces/procedures/use-search.ts'
import { menuIcon } from './menu-icons.tsx'
import { PagePalette, type GoPaletteProps } from './page-palette.tsx'

const PATIENT = 'paciente '
const keyOf = ({ id }: Patient): string => `${PATIENT}${id}`

const Allergies = ({ alergias }: Pick<Patient, 'alergias'>) => {
  const { kind, text } = allergySummary(alergias)
  if (kind === 'unknown') return <StatusChip tone="unknown" label={text} />
  return kind === 'none' ? (
    <span className="ca-second">{text}</span>
  ) : (
    <strong className="ca-palette-allergies">
      <WarningSignIcon size={16} />
      <span className="ca-hidden">Alergias: </span>
      {text}
    </strong>
  )
}

/** When they come, or when who asks attended them. */
const visitOf = ({ consulta }: Patient): string => {
  if (consulta === null) return ''
  if (consulta.hoy) return `hoy ${formatTime(consulta.fecha_hora)}, ${consulta.estado.toLowerCase()}`
  return consulta.propia ? `usted lo atendió el ${formatDay(consulta.fecha_hora)}` : ''
}

const secondOf = (patient: Patient): string =>
  [
    documentLabel(patient.tipo_documento_codigo, patient.numero_documento),
    ageLabel(patient.edad_cumplida),
    visitOf(patient),
  ]
    .filter((part) => part !== '')
    .join(' · ')

const CONSULTATION = /^\/panelMedico\/atencion\/\d+/u

/** A patient, or an act with them: what is of a consultation of today opens it first, as the agenda does. */
const useEntering = ({ onClose, onGo }: GoPaletteProps) => {
  const [send, { error }] = useAbrirConsultaMutation()
  const enter = async (patient: Patient, address: string): Promise<void> => {
    const { consulta } = patient
    if (address === WALK_IN_ADDRESS) handWalkIn(patient)
    if (consulta?.hoy === true && CONSULTATION.test(address)) {
      const opened = await send({ params: { id: consulta.id } })
      if (opened.error !== undefined) return
    }
    onClose()
    onGo(address)
  }
  return { enter, failure: error === undefined ? null : failureText(error) }
}

export const PatientPalette = (props: GoPaletteProps) => {
  const { user } = props
  const dispatch = useAppDispatch()
  const search = useSearch(() => patientSearch(dispatch))
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { enter, failure } = useEntering(props)
  const asked = patientQuestion(text)

  const addressOf = ({ id, consulta }: Patient): string =>
    doorOf(user, { some: consulta !== null, today: consulta?.hoy === true }) === 'consulta' && consulta !== null
      ? `/panelMedico/atencion/${consulta.id}`
      : `/historico/consultas?afiliado=${id}`

  const rowOf = (patient: Patient): PaletteRow => ({
    key: keyOf(patient),
    title: patient.nombre,
    second: secondOf(patient),
    icon: menuIcon('user'),
    aside: <Allergies alergias={patient.alergias} />,
    onPick: () => void enter(patient, addressOf(patient)),
  })
  const selected = search.rows.find((patient) => keyOf(patient) === chosen) ?? search.rows[0]
  const acts: readonly PaletteRow[] =
    selected === undefined
      ? []
      : patientActs(user, selected, asked.acts).map(({ act, title, keys, address }) => ({
          key: `acto ${act}`,
          title,
          second: selected.nombre,
          icon: menuIcon('form'),
          keys,
          onPick: () => void enter(selected, address),
        }))
  const patients: PaletteGroup = { key: 'patients', title: 'Pacientes', rows: search.rows.map(rowOf) }
  const doing: PaletteGroup = { key: 'acts', title: `Hacer con ${selected?.nombre ?? ''}`, rows: acts }
  // Who wrote what they want goes straight to it.
  const both = asked.acts.length > 0 && acts.length > 0 ? [doing, patients] : [patients, doing]

  const state = (): string => {
    if (failure !== null) return failure
    if (search.state === 'failed') return search.error ?? ''
    if (search.state === 'waiting' || search.state === 'loading') return 'Buscando pacientes…'
    return search.truncated && search.rows.length > 0 ? 'Hay más pacientes: escriba otra palabra.' : ''
  }
  const emptyText =
    state() !== ''
      ? state()
      : asked.patient.length < SEARCH_TRIGGERS.affiliate.threshold
        ? `Ninguna pantalla tiene «${text.trim()}». Los pacientes se buscan desde ${SEARCH_TRIGGERS.affiliate.threshold} letras o números.`
        : `Nadie con «${text.trim()}» en su alcance, ni una pantalla con ese nombre.`

  return (
    <PagePalette
      {...props}
      label="Ir a una pantalla o a un paciente"
      text={text}
      onText={(next) => {
        setText(next)
        setChosen(null)
        search.type(patientQuestion(next).patient.slice(0, MAX_HISTORY_TEXT))
      }}
      before={both.filter(({ rows }) => rows.length > 0)}
      emptyText={emptyText}
      foot={state()}
      onActive={(key) => {
        if (key.startsWith(PATIENT)) setChosen(key)
      }}
    />
  )
}
