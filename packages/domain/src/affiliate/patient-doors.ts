/** Whom a person may open from anywhere. */
import { CHAT_PERMISSION } from '../chat/may-chat.ts'
import { hasPermission } from '../session/permission.ts'
import { HISTORY_PERMISSION } from '../session/permission-keys.ts'
import { AFFILIATE_USER_KIND } from '../session/user.ts'

interface Person {
  readonly permissions: readonly string[]
  readonly tipo_usuario: number
}

export interface PatientDoors {
  /** The consultations that they reach. */
  readonly consulta: boolean
  /** The history of anybody. */
  readonly historia: boolean
}

const AGENDA = 'panelmedico.atenciones'

/**
 * Through what a person opens a patient. The search and the opening both ask this.
 * @regla Con Ctrl-K se encuentra solo a quien se puede abrir: quien lee historias, a cualquiera; quien solo atiende, a los de las consultas que alcanza; un afiliado, a nadie.
 */
export const patientDoors = (user: Person): PatientDoors => {
  const works = user.tipo_usuario !== AFFILIATE_USER_KIND
  return {
    consulta: works && hasPermission(user, AGENDA) && hasPermission(user, CHAT_PERMISSION),
    historia: works && hasPermission(user, HISTORY_PERMISSION),
  }
}

/** Whether they find anybody at all. */
export const findsPatients = (user: Person): boolean => {
  const { consulta, historia } = patientDoors(user)
  return consulta || historia
}

/**
 * By which door one patient is opened: the consultation of today that they reach before the history; null: they are not found either.
 * @param reached whether some consultation of the patient is reached, and whether it is of today
 */
export const doorOf = (
  user: Person,
  reached: { readonly some: boolean; readonly today: boolean },
): keyof PatientDoors | null => {
  const { consulta, historia } = patientDoors(user)
  if (consulta && reached.some && (reached.today || !historia)) return 'consulta'
  return historia ? 'historia' : null
}
