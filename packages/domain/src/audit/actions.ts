/** Reading the words of the audit: what an action is called, its group, whether it only looked. */
import { ACTION_GROUPS, ACTIONS, type ActionGroup } from './action-words.ts'

/** The action in words; one that this version does not know, as it is stored. */
export const actionText = (accion: string): string => ACTIONS[accion]?.texto ?? accion

/** The group of the action in words. */
export const actionGroupText = (accion: string): string => {
  const grupo = ACTIONS[accion]?.grupo
  return grupo === undefined ? 'Otra' : ACTION_GROUPS[grupo]
}

/** The actions of a group. */
export const actionsOf = (grupo: ActionGroup): readonly string[] =>
  Object.entries(ACTIONS).flatMap(([accion, words]) => (words.grupo === grupo ? [accion] : []))

/** What a search shows: everything, what somebody changed, what somebody only looked at. */
export const ACTION_KINDS = { todo: 'Todo', cambios: 'Cambios', lecturas: 'Lecturas' } as const
export type ActionKind = keyof typeof ACTION_KINDS

const READING_GROUPS: readonly ActionGroup[] = ['lecturas', 'auditoria']

/**
 * True for an action that only looked.
 * @regla Ver información clínica y consultar la auditoría son lecturas; lo demás son cambios.
 */
export const isReading = (accion: string): boolean => {
  const grupo = ACTIONS[accion]?.grupo
  return grupo !== undefined && READING_GROUPS.includes(grupo)
}

/** Every action that only looks. */
export const READINGS: readonly string[] = Object.keys(ACTIONS).filter(isReading)
