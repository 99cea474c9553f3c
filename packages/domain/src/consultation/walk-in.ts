/** A patient without an appointment who is attended today. @fuente hallazgos/interfaz.md B7 */
import { DECEASED_MESSAGE, isDeceased } from '../affiliate/affiliate-type.ts'
import { formatTime } from '../calendar/bogota.ts'
import { AffiliateState } from '../insurance/affiliate-state.ts'
import type { Rights } from '../insurance/insured-past.ts'
import { lettersOf } from '../text/substance.ts'
import { ConsultationStatus } from './consultation-status.ts'

export const MAX_WALK_IN_REASON = 200
/** «Tos» says why somebody comes; a point does not. */
const LEAST_LETTERS = 3
export const WALK_IN_REASON_REQUIRED = 'Escriba por qué consulta'
export const WALK_IN_UNCONFIRMED = 'Revise lo que se dice antes de abrir la consulta'
export const WALK_IN_OPENED = 'Consulta prioritaria abierta'

export interface WalkIn {
  readonly motivo: string
  readonly tipo_afiliado_id: number
  readonly derechos: Rights
}

/**
 * What makes it impossible, by field.
 * @regla Una consulta prioritaria dice por qué se consulta, y no se abre a quien falleció.
 */
export const walkInProblems = ({
  motivo,
  tipo_afiliado_id,
  derechos,
}: WalkIn): Readonly<Record<string, readonly string[]>> => {
  const died = derechos.estado_id === AffiliateState.deceased || isDeceased(tipo_afiliado_id)
  return {
    ...(lettersOf(motivo).length < LEAST_LETTERS ? { motivo: [WALK_IN_REASON_REQUIRED] } : {}),
    ...(died ? { afiliado_id: [DECEASED_MESSAGE] } : {}),
  }
}

export interface SameDayVisit {
  readonly fecha_hora: string
  readonly medico: string
  readonly estado_id: number
  readonly estado: string
}

/**
 * What is asked about before it is opened, in words; none: it is opened at once.
 * @regla A quien hoy no tiene derecho se le atiende solo lo urgente, y quien ya tiene una consulta ese día no abre otra sin confirmarlo; la perdida no cuenta.
 */
export const walkInDoubts = (
  derechos: Pick<Rights, 'atiende' | 'motivo'>,
  sameDay: readonly SameDayVisit[],
): readonly string[] => [
  ...(derechos.atiende === 'si' ? [] : [`Derecho de hoy: ${derechos.motivo}. Ábrala solo si es una urgencia`]),
  ...sameDay
    .filter(({ estado_id }) => estado_id !== ConsultationStatus.missed)
    .map(
      ({ fecha_hora, medico, estado }) =>
        `Ya tiene una consulta hoy a las ${formatTime(fecha_hora)} con ${medico} (${estado.toLowerCase()})`,
    ),
]
