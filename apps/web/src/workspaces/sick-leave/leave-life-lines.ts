/** The life of a leave: drawn from its machine, and in words. */
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { LEAVE_STATUS_NAMES, leaveStatusTone } from '@cauce/domain/sick-leave/leave-status'
import { EXCEPTION_LABEL } from '@cauce/domain/sick-leave/licence-holder'
import { LeaveStatus, LICENCE_EXCEPTIONS, type SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { diagramOf } from '@cauce/machines/diagram'
import { LEAVE_MOVES, leaveMoves, sickLeaveLifeMachine } from '@cauce/machines/life-cycles/sick-leave'
import type { LifeCycleProps } from '@cauce/ui/life-cycle/life-cycle'
import type { StateLine } from '@cauce/ui/state-panel/state-panel'

/** The situation before every state. */
const WRITTEN = 'Escrita'

const isStatus = (key: string): key is keyof typeof LeaveStatus => Object.hasOwn(LeaveStatus, key)
const statusOf = (key: string): number | null => (isStatus(key) ? LeaveStatus[key] : null)

/** Where the leave passed, where it is, where it may go. */
export const leaveDrawing = ({ estado_id, radicado }: Pick<SickLeave, 'estado_id' | 'radicado'>): LifeCycleProps => {
  const { nodes, edges } = diagramOf(sickLeaveLifeMachine)
  const stateOf = (key: string): 'past' | 'current' | 'future' => {
    const status = statusOf(key)
    if (status === estado_id) return 'current'
    return status === null || status === LeaveStatus.active ? 'past' : 'future'
  }
  const shown = nodes.filter(({ key }) => stateOf(key) !== 'future' || estado_id === LeaveStatus.active)
  const keyOf = new Map(shown.map(({ id, key }) => [id, key]))
  return {
    title: `Vida de la incapacidad ${radicado}`,
    nodes: shown.map(({ id, key, label }) => {
      const status = statusOf(key)
      return {
        id,
        label: status === null ? WRITTEN : label,
        tone: status === null ? 'ok' : leaveStatusTone(status),
        state: stateOf(key),
      }
    }),
    edges: edges
      .filter(({ from, to }) => keyOf.has(from) && keyOf.has(to))
      .map(({ from, to, event }) => ({ from, to, label: event === 'registrar' ? undefined : event })),
  }
}

/** What was explained or warned of when it was registered. */
const explained = (leave: SickLeave): readonly StateLine[] => {
  const known = LICENCE_EXCEPTIONS.find((each) => each === leave.excepcion_licencia)
  const asserted = known === undefined ? null : `${EXCEPTION_LABEL[known]}. ${leave.motivo_excepcion ?? ''}`
  return [
    [leave.prorroga === 'Si' ? 'Por qué es prórroga' : 'Por qué no es prórroga', leave.motivo_prorroga],
    ['Afirmación del profesional', asserted],
    ['Simultaneidad', leave.simultaneidad],
    ['Por qué es otro hecho', leave.motivo_simultanea],
    ['Advertencia del inicio', leave.advertencia_inicio],
  ].flatMap(([what = '', why]) => (why === null || why === undefined ? [] : [{ when: '', what: what ?? '', why }]))
}

const ended = (leave: SickLeave): readonly StateLine[] => {
  if (leave.estado_id === LeaveStatus.active) return []
  const since = leave.fecha_levantamiento ?? null
  const day = since === null ? '' : ` desde el ${formatDate(since)}`
  return [{ when: '', what: `${leave.estado.nombre}${day}`, why: leave.estado_motivo ?? '' }]
}

const following = ({ estado_id }: SickLeave): readonly StateLine[] => {
  const moves = leaveMoves(estado_id)
  if (moves.length === 0) return [{ when: 'Ahora', what: 'Terminó: ya no cambia de estado' }]
  return moves.map((move, index) => ({
    when: index === 0 ? 'Ahora' : '',
    what: `Se puede ${LEAVE_MOVES[move].etiqueta.toLocaleLowerCase('es-CO')}`,
    why: `La puede ${LEAVE_MOVES[move].etiqueta.toLocaleLowerCase('es-CO')} ${LEAVE_MOVES[move].quien}`,
  }))
}

/** What happened to a leave and what may follow. */
export const leaveLines = (leave: SickLeave): readonly StateLine[] => [
  {
    when: formatDateTime(leave.created_at),
    what: `${LEAVE_STATUS_NAMES[LeaveStatus.active]} por ${leave.users.operador.nombre_completo}`,
  },
  ...explained(leave),
  ...ended(leave),
  ...following(leave),
]
