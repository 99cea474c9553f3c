/** What differs between the day on which a line was ordered and today: it is shown before prescribing it again. */
import type { Diagnosis, PrescriptionChange } from './order-line.ts'

/** The line as it was ordered. */
export interface OrderedThen {
  /** When, as an instant. */
  readonly created_at: string
  readonly diagnostico: Diagnosis
  readonly requiere_autorizacion: boolean
}

/** What is known today of its drug, of the affiliate and of the consultation. */
export interface KnownNow {
  /** Allergies that reach the drug; `registrada`: when they were written down. */
  readonly alergias: readonly { readonly nombre: string; readonly registrada: string | null }[]
  /** The shortage in force. */
  readonly desabastecimiento: { readonly mensaje: string; readonly bloquea: boolean } | null
  /** What is unusual in its dose, in words. */
  readonly dosis: readonly string[]
  /** Diagnoses of the consultation of today. */
  readonly diagnosticos: readonly { readonly id: number }[]
  readonly retirado: boolean
  readonly requiere_autorizacion: boolean
}

type Severity = PrescriptionChange['severidad']

const change = (tipo: PrescriptionChange['tipo'], severidad: Severity, texto: string): PrescriptionChange => ({
  tipo,
  texto,
  severidad,
})

const isAfter = (registered: string | null, ordered: string): boolean =>
  registered !== null && Date.parse(registered) > Date.parse(ordered)

const ofAllergies = (then: OrderedThen, now: KnownNow): readonly PrescriptionChange[] =>
  now.alergias
    .filter(({ registrada }) => isAfter(registrada, then.created_at))
    .map(({ nombre }) => change('alergia', 'grave', `Alergia registrada después: ${nombre}`))

const ofShortage = ({ desabastecimiento }: KnownNow): readonly PrescriptionChange[] =>
  desabastecimiento === null
    ? []
    : [
        change(
          'desabastecimiento',
          desabastecimiento.bloquea ? 'grave' : 'aviso',
          `Desabastecido: ${desabastecimiento.mensaje}`,
        ),
      ]

const ofDiagnosis = (then: OrderedThen, now: KnownNow): readonly PrescriptionChange[] => {
  const { id, codigo, nombre } = then.diagnostico
  return now.diagnosticos.length === 0 || now.diagnosticos.some((diagnosis) => diagnosis.id === id)
    ? []
    : [change('diagnostico', 'aviso', `Se formuló por ${codigo} ${nombre}, que no está en esta consulta`)]
}

/**
 * The changes of a line, the grave ones first.
 * @regla Antes de volver a formular se muestra lo que cambió desde entonces: alergia, desabastecimiento, dosis, diagnóstico, retiro y autorización.
 */
export const prescriptionChanges = (then: OrderedThen, now: KnownNow): readonly PrescriptionChange[] => {
  const all = [
    ...(now.retirado ? [change('retirado', 'grave', 'Ya no está en el catálogo: no se puede volver a ordenar')] : []),
    ...ofAllergies(then, now),
    ...ofShortage(now),
    ...now.dosis.map((texto) => change('dosis', 'aviso', texto)),
    ...ofDiagnosis(then, now),
    ...(now.requiere_autorizacion && !then.requiere_autorizacion
      ? [change('autorizacion', 'aviso', 'Ahora requiere autorización')]
      : []),
  ]
  return [
    ...all.filter(({ severidad }) => severidad === 'grave'),
    ...all.filter(({ severidad }) => severidad === 'aviso'),
  ]
}
